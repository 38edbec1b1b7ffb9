/** Where the built interface is stored, from the root, for the build, the server and its pages. */
export const buildFolder = 'build'

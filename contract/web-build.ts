/** Where the built interface is stored, from the root, for the build, the server and its pages. */
export const buildFolder = 'build'
/** Its sources besides those of every build. */
export const ownSources: readonly string[] = []
/** The import conditions under which `#products/*` leads to other products than the real ones. */
export const conditions: readonly string[] = []

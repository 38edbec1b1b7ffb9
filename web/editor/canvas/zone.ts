/** What the canvas calls the page: the place of every section. */
export const pageZone = 'root:default-zone'

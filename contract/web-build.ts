/** How the interface is built and where the build is stored, for the server and its pages. */
export interface WebBuild {
  folder: string
  /** Its sources besides those of the interface. */
  sources: readonly string[]
  /** The import condition under which `#products/*` resolves to its products; null for the products of production. */
  condition: string | null
}

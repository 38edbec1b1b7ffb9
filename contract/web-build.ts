/** How the interface is built, and where the build stands: the server and its pages read it there. */
export interface WebBuild {
  folder: string
  /** What it is made of besides the sources of the interface. */
  sources: readonly string[]
  /** The import condition under which `#products/*` leads to its products; null for those of the real product. */
  condition: string | null
}

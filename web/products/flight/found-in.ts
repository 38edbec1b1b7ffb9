/** The search that found an offer: what booking, comparing and sharing it need to know. */
export interface FoundIn {
  searchId: string
  /** The search as query parameters. */
  query: string
  /** ISO instant after which its prices no longer count. */
  expiresAt: string
}

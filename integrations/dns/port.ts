/** What the world's name servers say about a domain. A name without such a record answers with an empty list. */
export interface Dns {
  readonly id: string
  /** The names that a name is an alias of, in lower case and without the last dot. Throws `SupplierError` (`unavailable`). */
  aliasesOf(name: string): Promise<string[]>
  /** Its texts, each whole. Throws `SupplierError` (`unavailable`). */
  textsOf(name: string): Promise<string[]>
  /** Its IPv4 and IPv6 addresses, aliases followed. Throws `SupplierError` (`unavailable`). */
  addressesOf(name: string): Promise<string[]>
}

/** DNS records of a domain. A name without such a record has an empty list. */
export interface Dns {
  readonly id: string
  /** The names that a name is an alias of, in lower case and without the trailing dot. Throws `SupplierError` (`unavailable`). */
  aliasesOf(name: string): Promise<string[]>
  /** Its TXT records, with joined pieces. Throws `SupplierError` (`unavailable`). */
  textsOf(name: string): Promise<string[]>
  /** Its IPv4 and IPv6 addresses, following aliases. Throws `SupplierError` (`unavailable`). */
  addressesOf(name: string): Promise<string[]>
}

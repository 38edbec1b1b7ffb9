/**
 * The kinds of third-party errors, a closed set; callers decide by the kind, never by a vendor's code. `unknown-outcome`: the call may have acted; it
 * is never repeated, and the supplier is asked for the result. `rejected`: the supplier refused and did nothing.
 */
export const supplierErrorKinds = [
  'unavailable',
  'timeout',
  'rate-limited',
  'price-changed',
  'sold-out',
  'rejected',
  'unknown-outcome',
] as const

export type SupplierErrorKind = (typeof supplierErrorKinds)[number]

export class SupplierError extends Error {
  readonly kind: SupplierErrorKind
  readonly supplier: string
  /** The vendor's code, for logs and the order's history. */
  readonly vendorCode: string | null
  /** The supplier's reason in its own words, without its name and without the call, which the message contains for the log. */
  readonly words: string | null
  constructor(
    kind: SupplierErrorKind,
    supplier: string,
    message: string,
    vendorCode: string | null = null,
    words: string | null = null,
  ) {
    super(message)
    this.name = 'SupplierError'
    this.kind = kind
    this.supplier = supplier
    this.vendorCode = vendorCode
    this.words = words
  }
}

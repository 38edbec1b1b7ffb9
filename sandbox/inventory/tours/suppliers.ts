/** A simulated supplier of tours under `/octo/<id>`. */
export interface TourSupplierRow {
  id: string
  name: string
  key: string
  currency: string
  /** Units of its currency for a euro. */
  rate: number
  /** The share of all tours that it sells. */
  share: number
  /** Whether it uses the other titles. */
  respells: boolean
}

/** The second sells a part of the same tours, under other titles and at other prices. */
export const tourSuppliers: readonly TourSupplierRow[] = [
  { id: 'wayfare', name: 'Wayfare', key: 'wayfare_test_sandbox', currency: 'EUR', rate: 1, share: 1, respells: false },
  { id: 'kestrel', name: 'Kestrel Tours', key: 'kestrel_test_sandbox', currency: 'USD', rate: 1.1, share: 0.4, respells: true },
]

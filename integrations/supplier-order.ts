import type { Money } from '#domain/money.ts'

/**
 * `held`: booked, not paid, `payBy` is the deadline. `pending`: accepted, no answer yet; ask again. `requested`: the property is asked, which may take a
 * day; ask again. `booked`: confirmed and paid, no document yet. `issued`: ticketed, or the room is confirmed. `cancelled`: given back, or a hold
 * that lapsed. `failed`: nothing was booked and nothing will be.
 */
export const supplierOrderStatuses = ['held', 'pending', 'requested', 'booked', 'issued', 'cancelled', 'failed'] as const
export type SupplierOrderStatus = (typeof supplierOrderStatuses)[number]

/** What a supplier has of an order, whatever it sells. `Details` are what its product stores of the answer. */
export interface SupplierOrder<Details = unknown> {
  /** Null while `pending` at a supplier that gives no id before the airline answers: find it again by `findBooking`. */
  id: string | null
  supplierOfferId: string | null
  /** Our reference as the supplier kept it. */
  reference: string | null
  /** The airline's record locator, or the property's own confirmation number; null until it exists. */
  bookingReference: string | null
  status: SupplierOrderStatus
  /** Null while `pending`, when the supplier does not repeat it. */
  total: Money | null
  /** ISO instant by which a held order has to be paid; null when there is nothing to pay. */
  payBy: string | null
  /** ISO instant until which a held order keeps its price. */
  priceGuaranteedUntil: string | null
  /** ISO instant until which the order can be voided free of charge. */
  voidUntil: string | null
  details: Details
  /** Of a stay: what came back of what was paid; null while it is not cancelled. */
  refund?: Money | null
}

export interface SupplierEvent {
  /** The same happening has the same id, however often it is delivered. */
  eventId: string
  /** The vendor's own word, such as `order.creation_failed`. */
  type: string
  kind: 'order-created' | 'order-failed' | 'order-changed' | 'other'
  supplierOrderId: string | null
  supplierOfferId: string | null
}

/** How a supplier calls us. Verify first, store `translate(...).eventId` as unique, answer 200, then work: ask `getOrder` or `findBooking`. */
export interface SupplierWebhook {
  /** Lower case. */
  readonly signatureHeader: string
  /** True when `signature`, the header's value, signs exactly these bytes and is at most five minutes old. */
  verify(rawBody: Uint8Array, signature: string | undefined, now: Date): boolean
  /** What a verified body says. Throws `SupplierError` `rejected` on a body that is not the supplier's. */
  translate(rawBody: Uint8Array): SupplierEvent
}

export interface SearchOptions {
  /** Aborting ends the search at once, without an error. */
  signal: AbortSignal
  /** From the call of `search` on. What has been found by then has been yielded. */
  timeoutMs: number
}

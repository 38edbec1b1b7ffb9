import type { Money } from '#domain/money/money.ts'

/**
 * `held`: booked, not paid, `payBy` is the deadline. `pending`: accepted, no answer yet; poll. `requested`: the property is asked, which may take a
 * day; poll. `booked`: confirmed and paid, no document yet. `issued`: ticketed, or the room is confirmed. `cancelled`: cancelled, or a hold that
 * lapsed. `failed`: nothing was or will be booked.
 */
export const supplierOrderStatuses = ['held', 'pending', 'requested', 'booked', 'issued', 'cancelled', 'failed'] as const
export type SupplierOrderStatus = (typeof supplierOrderStatuses)[number]

/** An order in the supplier's system, of any product. `Details` are what its product stores of the answer. */
export interface SupplierOrder<Details = unknown> {
  /** Null while `pending` at a supplier that sends no id before the airline's answer: find it by `findBooking`. */
  id: string | null
  supplierOfferId: string | null
  /** Our reference as the supplier stored it. */
  reference: string | null
  /** The airline's record locator, or the property's confirmation number; null before it exists. */
  bookingReference: string | null
  status: SupplierOrderStatus
  /** Null while `pending`, if the supplier does not repeat it. */
  total: Money | null
  /** ISO instant by which a held order must be paid; null if nothing is due. */
  payBy: string | null
  /** ISO instant until which the price of a held order is guaranteed. */
  priceGuaranteedUntil: string | null
  /** ISO instant until which the order can be voided free of charge. */
  voidUntil: string | null
  details: Details
  /** Of a stay: the refund; null before a cancellation. */
  refund?: Money | null
}

export interface SupplierEvent {
  /** Equal for all deliveries of one event. */
  eventId: string
  /** The vendor's event type, such as `order.creation_failed`. */
  type: string
  kind: 'order-created' | 'order-failed' | 'order-changed' | 'other'
  supplierOrderId: string | null
  supplierOfferId: string | null
}

/** A supplier's webhooks. Verify first, store `translate(...).eventId` as unique, answer 200, then process: call `getOrder` or `findBooking`. */
export interface SupplierWebhook {
  /** Lower case. */
  readonly signatureHeader: string
  /** True if `signature`, the header's value, signs exactly these bytes and is at most five minutes old. */
  verify(rawBody: Uint8Array, signature: string | undefined, now: Date): boolean
  /** Parses a verified body. Throws `SupplierError` `rejected` for an invalid one. */
  translate(rawBody: Uint8Array): SupplierEvent
}

export interface SearchOptions {
  /** Aborting ends the search at once, without an error. */
  signal: AbortSignal
  /** From the call of `search` on. What was found by then has been yielded. */
  timeoutMs: number
}

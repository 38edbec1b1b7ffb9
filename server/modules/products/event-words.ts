import type { OrderEvent } from '#domain/orders/order-status.ts'

/** Lines of an order's history that change no status. */
export type Remark =
  | 'created'
  | 'note'
  | 'check-asked'
  | 'payment-failed'
  | 'payment-abandoned'
  | 'payment-returned'
  | 'second-payment'
  | 'amount-mismatch'
  | 'refund-late'
  | 'price-accepted'
  | 'stray-released'
  | 'property-asked'
  | 'confirmation-mailed'
  | 'price-fell'
  | 'replaced'
  | 'below-ended'

/** What happened to an order, as a travel agent would say it. */
export type EventWords = Record<OrderEvent | Remark, string>

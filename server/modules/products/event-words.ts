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
  | 'trip-failed'
  | 'trip-paid-twice'
  | 'add-on-waits'
  | 'claim-started'
  | 'moved'
  | 'change-requested'
  | 'changed'
  | 'change-refused'
  | 'change-returned'

/** The label of an order's event, in a travel agent's terms. */
export type EventWords = Record<OrderEvent | Remark, string>

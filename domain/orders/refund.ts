import type { Money } from '../money.ts'

/** What cancelling an order gives at a moment. */
export interface Refund {
  /** What was charged for it, without the payment's fee. */
  charged: Money
  penalty: Money
  refund: Money
  /** What the supplier gives back of what it was paid, in its currency. */
  supplierRefund: Money
  /** ISO instant until which this holds; null where nothing changes any more. */
  until: string | null
}

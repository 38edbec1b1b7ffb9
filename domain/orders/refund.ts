import type { Money } from '../money/money.ts'

/** The result of cancelling an order at an instant. */
export interface Refund {
  /** The amount charged, without the payment fee. */
  charged: Money
  penalty: Money
  refund: Money
  /** The supplier's refund, in its currency. */
  supplierRefund: Money
  /** ISO instant until which this is valid; null if nothing changes later. */
  until: string | null
}

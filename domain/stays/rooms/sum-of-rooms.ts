import { add, type Money, subtract, sum } from '../../money/money.ts'
import { cheapestFee, type WayToPay } from '../../money/payment-fees.ts'
import type { PricedStayRate } from '../rate.ts'

type Priced = Pick<PricedStayRate, 'total' | 'payNow' | 'paymentFee'>

export interface SumOfRooms {
  /** The price of each room, without a payment fee. */
  prices: Money[]
  /** Of the cheapest way to pay: one for all rooms, which are paid together. */
  fee: Money
  /** The prices and the fee. */
  total: Money
  /** The part of `total` that is paid at booking. */
  payNow: Money
}

/** What several rooms cost that are paid once. Null without a room. */
export function sumOfRooms(rates: readonly Priced[], ways: readonly WayToPay[]): SumOfRooms | null {
  const [first] = rates
  if (!first) return null
  const { currency } = first.total
  const prices = rates.map(({ total, paymentFee }) => subtract(total, paymentFee))
  const due = sum(
    rates.map(({ payNow, paymentFee }) => subtract(payNow, paymentFee)),
    currency,
  )
  const fee = cheapestFee(due, ways)
  return { prices, fee, total: add(sum(prices, currency), fee), payNow: add(due, fee) }
}

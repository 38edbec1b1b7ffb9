import { isLess, type Money, money, subtract, zero } from '../money/money.ts'
import { outcomes, type PaymentStatus } from '../money/payment-status.ts'
import { isOver, type OrderStatus } from './order-status.ts'

/** A payment of an order, in minor units. */
export interface Payment {
  status: PaymentStatus
  /** The amount charged, including the fee. */
  amount: number
  /** The part that pays the order's price; zero for a payment that is returned completely. */
  pays: number
  /** The part of its fee that the order charges; several payments of one order never add one fee twice. */
  fee: number
  /** The returned part of `pays` and `fee`, while the payment stands. */
  returned: number
  /** The returned part of the excess. */
  excessReturned: number
  /** It pays for a change that is being made: the order does not charge it yet, and it is not returned. */
  isForChange: boolean
}

/** Unpaid payments: money that arrives for them nevertheless is returned. */
const unpaid: ReadonlySet<OrderStatus> = new Set(['Pending', 'Not Paid'])

export interface Settled {
  status: OrderStatus
  total: Money
  payments: readonly Payment[]
  /** What the cancellation and changes before it return in all, in minor units; null without a cancellation. */
  cancelled: number | null
}

/** The part of arrived money, without its fee, that pays an order that is `owed` its price: the whole price or nothing. The rest is returned. */
export function payingOf(owed: Money, arrived: Money): { pays: Money; excess: Money } {
  const covers = arrived.currency === owed.currency && owed.amount > 0 && !isLess(arrived, owed)
  const pays = covers ? owed : zero(arrived.currency)
  return { pays, excess: subtract(arrived, pays) }
}

/** The part of a payment that pays nothing and is not returned yet. */
export const excessOf = ({ amount, pays, fee, excessReturned }: Omit<Payment, 'status' | 'returned' | 'isForChange'>): number =>
  pays === 0 ? 0 : amount - pays - fee - excessReturned

/** What was paid for an order, what was returned and what is still due. */
export function settlementOf({ status, total, payments, cancelled }: Settled) {
  const parts = payments.filter((one) => outcomes[one.status] === 'succeeded').map(partsOf)
  const sumOf = (part: keyof Parts) => parts.reduce((sumSoFar, one) => sumSoFar + one[part], 0)
  const held = sumOf('held')
  const changing = sumOf('changing')
  const owed = total.amount + changing
  const promised = promisedOf({ status, owed, cancelled, held, partly: sumOf('partly') })
  const retained = held - promised
  const inCurrency = (amount: number) => money(amount, total.currency)
  return {
    paid: inCurrency(sumOf('paid')),
    refunded: inCurrency(sumOf('refunded')),
    refunding: inCurrency(sumOf('refunding') + promised),
    retained: inCurrency(retained),
    changing: inCurrency(changing),
    due: inCurrency(isOver(status) ? 0 : Math.max(0, owed - retained)),
  }
}

interface Parts {
  paid: number
  refunded: number
  refunding: number
  /** For the order; `partly` is the returned part of what pays it. */
  held: number
  partly: number
  /** For a change that is being made. */
  changing: number
}

/** Of a payment that arrived. */
function partsOf(payment: Payment): Parts {
  const { status, amount, pays, returned: partly, excessReturned, isForChange } = payment
  if (status === 'refunded' || status === 'reversed')
    return { paid: amount, refunded: amount, refunding: 0, held: 0, partly: 0, changing: 0 }
  const isReturning = status !== 'succeeded' || pays === 0
  const refunding = isReturning ? amount - excessReturned : excessOf(payment)
  const back = isReturning ? 0 : partly
  const refunded = excessReturned + back
  return {
    paid: amount,
    refunded,
    refunding,
    held: amount - refunded - refunding,
    partly: back,
    changing: isForChange && !isReturning ? pays : 0,
  }
}

/** The held part that will be returned although no refund has begun. */
function promisedOf(order: {
  status: OrderStatus
  /** The total, and what is held for a change. */
  owed: number
  cancelled: number | null
  held: number
  partly: number
}): number {
  const { status, owed, cancelled, held, partly } = order
  if (isOver(status)) return cancelled === null ? held : Math.min(held, Math.max(0, cancelled - partly))
  return unpaid.has(status) ? held : Math.max(0, held - owed)
}

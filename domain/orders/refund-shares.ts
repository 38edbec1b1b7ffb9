import { type Money, money, subtract } from '../money/money.ts'

/** A payment of an order, with what it still pays of the order's price. */
export interface RefundablePayment {
  id: string
  method: string
  left: Money
}

/**
 * The parts of a refund: the newest payment first, each at most what it still pays. `payments` are the newest first. Throws for a refund of more than all
 * of them pay, which would be a bug.
 */
export function refundShares<P extends RefundablePayment>(
  refund: Money,
  payments: readonly P[],
): { payment: P; amount: Money }[] {
  const shares: { payment: P; amount: Money }[] = []
  let rest = refund
  for (const payment of payments) {
    const amount = money(Math.min(rest.amount, payment.left.amount), refund.currency)
    if (amount.amount <= 0) continue
    shares.push({ payment, amount })
    rest = subtract(rest, amount)
  }
  if (rest.amount > 0) throw new Error(`${rest.amount} of a refund have no payment`)
  return shares
}

/** The part of a refund that is returned through the gateway, to a card. */
export const toGateway = (refund: Money, shares: readonly { payment: RefundablePayment; amount: Money }[]): Money =>
  money(
    shares.reduce((sum, { payment, amount }) => sum + (payment.method === 'card' ? amount.amount : 0), 0),
    refund.currency,
  )

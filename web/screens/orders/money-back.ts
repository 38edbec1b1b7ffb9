import type { OrderDetail } from '#contract/orders.ts'
import { add, type Money } from '#domain/money.ts'

type Payment = Pick<OrderDetail['payments'][number], 'method' | 'status' | 'amount'>

/** What goes back when the order fails: every charge that was taken, whole, the card's fee included, to where it came from. */
export function moneyBack(payments: readonly Payment[]): { method: string; amount: Money }[] {
  const back = new Map<string, Money>()
  for (const { method, status, amount } of payments) {
    if (status !== 'succeeded') continue
    const before = back.get(method)
    back.set(method, before ? add(before, amount) : amount)
  }
  return [...back].map(([method, amount]) => ({ method, amount }))
}

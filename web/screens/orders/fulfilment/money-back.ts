import type { OrderDetail } from '#contract/product-shapes.ts'
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

/** Where a method's money goes back to. */
export const places: Record<string, { where: string; short: string; when: string }> = {
  wallet: { where: 'To your agency’s wallet', short: 'to the wallet', when: 'Within a minute' },
  card: {
    where: 'To the card that paid',
    short: 'to the card that paid',
    when: 'The gateway returns it; the bank shows it within some working days',
  },
  'bank-transfer': {
    where: 'To your agency’s wallet',
    short: 'to the wallet',
    when: 'Within a minute: a bank transfer has no way back to its sender',
  },
}

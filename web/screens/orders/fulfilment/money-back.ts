import type { OrderDetail } from '#contract/product-shapes.ts'
import { add, type Money, subtract } from '#domain/money/money.ts'

type Payment = Pick<OrderDetail['payments'][number], 'method' | 'status' | 'amount' | 'returned'>

/** The refund when the order fails: every captured charge, the card's fee included, less earlier refunds, to its source. */
export function moneyBack(payments: readonly Payment[]): { method: string; amount: Money }[] {
  const back = new Map<string, Money>()
  for (const { method, status, amount, returned } of payments) {
    if (status !== 'succeeded') continue
    const before = back.get(method)
    const rest = subtract(amount, returned)
    back.set(method, before ? add(before, rest) : rest)
  }
  return [...back].map(([method, amount]) => ({ method, amount }))
}

/** Where a payment method's refund goes. */
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

import type { ChangeQuote } from '#contract/base/change-quote.ts'
import type { Numbers } from '#domain/numbers.ts'
import { Money } from '../kit/money.tsx'
import type { SummaryRow } from '../kit/summary-list.tsx'

/** Where what comes back goes. */
const refundWords: Record<ChangeQuote['refundTo'], string> = {
  wallet: 'To the wallet',
  card: 'To the card that paid',
  agency: 'From the agency',
}

/** The price before and after a change, and what is paid or comes back. Customers have no wallet: the agency tells them how to pay. */
export function changeRows({ before, after, pay, refund, refundTo, wallet }: ChangeQuote, isShop: boolean): SummaryRow[] {
  return [
    { label: 'Price before', value: <Money {...before} exact /> },
    { label: 'Price after the change', value: <Money {...after} exact /> },
    ...(pay.amount > 0
      ? [
          {
            label: 'To pay',
            note: isShop ? undefined : 'From the wallet',
            value: <Money {...pay} exact />,
            tone: 'total' as const,
          },
        ]
      : []),
    ...(refund.amount > 0
      ? [{ label: 'Comes back', note: refundWords[refundTo], value: <Money {...refund} exact />, tone: 'total' as const }]
      : []),
    ...(wallet && wallet.amount !== 0 && wallet.amount !== refund.amount && wallet.amount !== -pay.amount
      ? [{ label: 'The wallet changes by', note: 'With the margin', value: <Money {...wallet} exact /> }]
      : []),
  ]
}

/** The label of the button that confirms a change; `plain` where it costs and returns nothing. */
export function confirmWords({ pay, refund }: ChangeQuote, numbers: Numbers, plain: string): string {
  if (pay.amount > 0) return `Change, pay ${numbers.money(pay)}`
  return refund.amount > 0 ? `Change, return ${numbers.money(refund)}` : plain
}

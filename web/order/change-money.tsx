import type { ChangeQuote } from '#contract/base/change-quote.ts'
import type { PaymentMethod } from '#contract/payments.ts'
import type { Numbers } from '#domain/numbers.ts'
import { Money } from '../kit/money.tsx'
import type { SummaryRow } from '../kit/summary-list.tsx'

/** Where what comes back goes. */
const refundWords: Record<ChangeQuote['refundTo'], string> = {
  wallet: 'To the wallet',
  card: 'To the card that paid',
  agency: 'From the agency',
}

/** How a customer pays a change now; null where the agency is asked instead. */
export const wayToPay = ({ ways }: Pick<ChangeQuote, 'ways'>): PaymentMethod | null =>
  ways.find(({ refusal }) => refusal === null) ?? null

/** The price before and after a change, and what is paid or comes back. Members pay from the wallet, customers with the fee of the card. */
export function changeRows(quote: ChangeQuote, isShop: boolean): SummaryRow[] {
  const { before, after, pay, refund, refundTo, wallet } = quote
  const way = isShop ? wayToPay(quote) : null
  return [
    { label: 'Price before', value: <Money {...before} exact /> },
    { label: 'Price after the change', value: <Money {...after} exact /> },
    ...(way
      ? [
          { label: 'Difference', value: <Money {...pay} exact /> },
          { label: 'Payment fee', value: <Money {...way.fee} exact /> },
          { label: 'To pay', note: 'By card', value: <Money {...way.total} exact />, tone: 'total' as const },
        ]
      : []),
    ...(pay.amount > 0 && !way
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
      ? [{ label: 'Refund', note: refundWords[refundTo], value: <Money {...refund} exact />, tone: 'total' as const }]
      : []),
    ...(wallet && wallet.amount !== 0 && wallet.amount !== refund.amount && wallet.amount !== -pay.amount
      ? [{ label: 'The wallet changes by', note: 'With the margin', value: <Money {...wallet} exact /> }]
      : []),
  ]
}

/** The label of the button that confirms a change; `plain` where it costs and returns nothing. */
export function confirmWords(quote: ChangeQuote, numbers: Numbers, plain: string): string {
  const { pay, refund } = quote
  const way = wayToPay(quote)
  if (way) return `Pay ${numbers.money(way.total)} by card`
  if (pay.amount > 0) return `Change, pay ${numbers.money(pay)}`
  return refund.amount > 0 ? `Change, return ${numbers.money(refund)}` : plain
}

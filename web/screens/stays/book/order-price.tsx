import type { StayOrder } from '#contract/orders.ts'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { stayPriceRows } from '../../../products/stay/stay-price-rows.tsx'

/** What was paid, what is still due, and what is paid at the property. */
export function OrderPrice({ order }: { order: StayOrder }) {
  const { paid, due, offer } = order
  return (
    <SummaryList
      rows={[
        ...stayPriceRows(offer),
        { label: 'Paid', value: <Money {...paid} exact />, tone: 'total' },
        ...(due.amount > 0 ? [{ label: 'To pay', value: <Money {...due} exact />, tone: 'total' as const }] : []),
      ]}
    />
  )
}

import type { OrderDetail } from '#contract/orders.ts'
import { isLess, zero } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Money } from '../../kit/money.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import css from './money-panel.module.css'
import { Waterfall } from './waterfall.tsx'

/** What the customer owes, and for those who may see it, how the price came about. Amounts stay in the currency they were sold in. */
export function MoneyPanel({ order }: { order: OrderDetail }) {
  const { total, paid, due, waterfall, margin } = order
  const rate = order.product === 'stay' ? order.offer.rate : null
  const owes = isLess(zero(due.currency), due)
  return (
    <DetailSection title="Money" action={<PaidPill status={order.status} owes={owes} hasPaid={paid.amount > 0} />}>
      <p className={css.total}>
        <span className={css.label}>Total</span>
        <Money {...total} exact />
      </p>
      <SummaryList
        rows={[
          { label: 'Paid', value: <Money {...paid} exact /> },
          { label: 'Due', value: <Money {...due} exact />, ...(owes && { tone: 'total' as const }) },
          ...(rate && rate.payAtProperty.amount > 0
            ? [{ label: 'Paid at the property', value: <Money {...rate.payAtProperty} exact />, tone: 'quiet' as const }]
            : []),
        ]}
      />
      {waterfall && (
        <Waterfall waterfall={waterfall} margin={margin} commission={rate?.commission ?? null} status={order.status} />
      )}
    </DetailSection>
  )
}

function PaidPill({ status, owes, hasPaid }: { status: OrderStatus; owes: boolean; hasPaid: boolean }) {
  if (status === 'Refunded') return <Pill tone="quiet">Returned</Pill>
  if (owes) return <Pill tone="warn">Payment due</Pill>
  return hasPaid ? <Pill tone="good">Paid in full</Pill> : null
}

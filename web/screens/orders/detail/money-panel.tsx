import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver, type OrderStatus } from '#domain/orders/order-status.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { orderStatement } from '../../../order/money-rows.tsx'
import { partsOf } from '../../../products/order-parts.ts'
import css from './money-panel.module.css'
import { Waterfall } from './waterfall.tsx'

/** What the customer owes, and for those who may see it, the price waterfall. Amounts are in the currency of the sale. */
export function MoneyPanel({ order }: { order: OrderDetail }) {
  const { total, money, waterfall, margin } = order
  const owes = money.due.amount > 0
  return (
    <DetailSection title="Money" action={<PaidPill status={order.status} owes={owes} hasPaid={money.retained.amount > 0} />}>
      <p className={css.total}>
        <span className={css.label}>Total</span>
        <Money {...total} exact />
      </p>
      <SummaryList rows={orderStatement(order)} />
      {waterfall && (
        <Waterfall
          waterfall={waterfall}
          total={total}
          fee={money.fee}
          margin={margin}
          commission={partsOf(order).commission(order)}
          status={order.status}
        />
      )}
    </DetailSection>
  )
}

function PaidPill({ status, owes, hasPaid }: { status: OrderStatus; owes: boolean; hasPaid: boolean }) {
  if (isOver(status))
    return hasPaid || status === 'Refunded' ? <Pill tone="quiet">{hasPaid ? 'Partly refunded' : 'Refunded'}</Pill> : null
  if (owes) return <Pill tone="warn">Payment due</Pill>
  return hasPaid ? <Pill tone="good">Paid in full</Pill> : null
}

import type { Money as Amount } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Numbers } from '#domain/numbers.ts'
import { isOver, type OrderStatus } from '#domain/orders/order-status.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Money } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from './money-panel.module.css'

type Props = {
  waterfall: PriceWaterfall
  /** With the payment fee, which is not part of the price. */
  total: Amount
  fee: Amount
  margin: Amount | null
  /** The supplier's commission, besides the margin; null without one. */
  commission: Amount | null
  status: OrderStatus
}

/** From the supplier's net price to the selling price: the frozen rate, each line with its rule, the margin. */
export function Waterfall({ waterfall, total, fee, margin, commission, status }: Props) {
  const numbers = useNumbers()
  const { net, rate, rateAt, rateSource, lines } = waterfall
  const isConverted = net.currency !== total.currency
  return (
    <section className={css.waterfall} aria-label="How the price came about">
      <h3 className={css.heading}>How the price came about</h3>
      {isConverted && (
        <p className={css.rate}>
          <Money {...net} exact /> at 1 {net.currency} = <span className="figures">{numbers.decimal(rate)}</span> {total.currency}
          , frozen <DateText value={rateAt} withTime />, <span className={css.source}>source {rateSource}</span>
        </p>
      )}
      <SummaryList
        rows={[
          ...lines.map((line) => ({ label: line.label, note: line.rule, value: <Money {...line.amount} exact /> })),
          ...(fee.amount > 0 ? [{ label: 'Payment fee', value: <Money {...fee} exact /> }] : []),
          { label: 'Total', value: <Money {...total} exact />, tone: 'total' as const },
        ]}
      />
      {margin && (
        <p className={css.margin} data-earned={status === 'Issued' || undefined}>
          <span>
            {marginWords(status)}
            {share(margin, total, numbers)}
            {waterfall.commission && <span className={css.by}>Commission, paid by the supplier</span>}
          </span>
          <Money {...margin} exact />
        </p>
      )}
      {commission && !waterfall.commission && !isOver(status) && (
        <p className={css.margin}>
          <span>
            Expected commission
            <span className={css.by}>Paid by the supplier</span>
          </span>
          <Money {...commission} exact />
        </p>
      )}
    </section>
  )
}

function marginWords(status: OrderStatus): string {
  if (status === 'Issued') return 'Your margin'
  return isOver(status) ? 'Margin, not earned' : 'Margin once issued'
}

/** `, 8.2 %` of the total; empty if the total is zero. */
const share = (margin: Amount, total: Amount, numbers: Numbers): string =>
  total.amount === 0 ? '' : `, ${numbers.fixed((margin.amount / total.amount) * 100, 1)} %`

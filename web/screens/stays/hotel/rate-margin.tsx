import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from './rate-margin.module.css'

/** The agency's own side of a rate: who sells it, at what, what is added, and what the supplier pays for selling it. */
export function RateMargin({ rate, waterfall }: { rate: PricedStayRate; waterfall: PriceWaterfall }) {
  const { source, commission, publicPrice } = rate
  const isConverted = waterfall.net.currency !== waterfall.total.currency
  return (
    <div className={css.margin}>
      <SummaryList
        rows={[
          { label: 'Sold by', value: source },
          ...waterfall.lines.map((line) => ({ label: line.label, note: line.rule, value: <Money {...line.amount} exact /> })),
          ...(commission ? [{ label: 'Commission', note: 'Paid by the supplier', value: <Money {...commission} exact /> }] : []),
          ...(publicPrice ? [{ label: 'Public price', value: <Money {...publicPrice} exact /> }] : []),
          { label: 'Charged when booking', value: <Money {...waterfall.total} exact />, tone: 'total' as const },
        ]}
      />
      {isConverted && (
        <p className={css.rate}>
          Net <Money {...waterfall.net} exact /> at {waterfall.rate} {waterfall.total.currency} a {waterfall.net.currency} (
          {waterfall.rateSource}, <DateText value={waterfall.rateAt} withTime />)
        </p>
      )}
    </div>
  )
}

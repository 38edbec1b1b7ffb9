import { IconChevronRight } from '@tabler/icons-react'
import type { ClockPlace, PriceWaterfall } from '#domain/money/waterfall.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { CancellationTimeline } from '../../../products/cancellation-timeline.tsx'
import { Conditions } from '../../../products/stay/conditions.tsx'
import css from './rate-details.module.css'

type Props = { rate: PricedStayRate; place: ClockPlace; now: string }

/** The cost of cancelling, the conditions of the rate, and the margin for members who may see it. */
export function RateDetails({ rate, place, now }: Props) {
  return (
    <>
      <details className={css.more}>
        <summary>
          <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          Conditions
        </summary>
        <div className={css.body}>
          {rate.name && <p className={css.name}>{rate.name}</p>}
          <Included rate={rate} />
          <CancellationTimeline rate={rate} place={place} now={now} />
          <Conditions conditions={rate.conditions} />
        </div>
      </details>
      {rate.waterfall && (
        <details className={css.more}>
          <summary>
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
            Your margin
          </summary>
          <div className={css.body}>
            <RateMargin rate={rate} waterfall={rate.waterfall} />
          </div>
        </details>
      )}
    </>
  )
}

/** What the price includes. */
function Included({ rate: { taxes, paymentFee, localCharges } }: { rate: PricedStayRate }) {
  return (
    <p>
      {taxes ? (
        <>
          <Money {...taxes} /> taxes included
        </>
      ) : (
        'Taxes included'
      )}
      {localCharges && localCharges.amount > 0 && ', except local ones'}
      {paymentFee.amount > 0 && (
        <>
          , and <Money {...paymentFee} /> payment fee
        </>
      )}
    </p>
  )
}

/** The agency's data of a rate: supplier, net price, markup and commission. */
function RateMargin({ rate, waterfall }: { rate: PricedStayRate; waterfall: PriceWaterfall }) {
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

import { IconChevronRight } from '@tabler/icons-react'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { ClockPlace } from '#domain/waterfall.ts'
import { CancellationTimeline } from '../../../products/stay/cancellation-timeline.tsx'
import { Conditions } from '../../../products/stay/conditions.tsx'
import css from './rate-details.module.css'
import { RateMargin } from './rate-margin.tsx'

type Props = { rate: PricedStayRate; place: ClockPlace; now: string }

/** What cancelling costs and when, the conditions of the rate, and for those who may see it what it earns. */
export function RateDetails({ rate, place, now }: Props) {
  return (
    <>
      <details className={css.more}>
        <summary>
          <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          Cancellation and conditions
        </summary>
        <div className={css.body}>
          {rate.name && <p className={css.name}>{rate.name}</p>}
          <CancellationTimeline rate={rate} place={place} now={now} />
          <Conditions conditions={rate.conditions} />
        </div>
      </details>
      {rate.waterfall && (
        <details className={css.more}>
          <summary>
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
            What you pay and earn
          </summary>
          <div className={css.body}>
            <RateMargin rate={rate} waterfall={rate.waterfall} />
          </div>
        </details>
      )}
    </>
  )
}

import { type Money as Amount, subtract } from '#domain/money/money.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import { cityOfZone } from '#domain/regional.ts'
import type { CancellationStep } from '#domain/stays/cancellation.ts'
import { Deadline } from '../kit/deadline.tsx'
import { Money, useMoney } from '../kit/money.tsx'
import { keptFeeWords } from './payment-fee-words.ts'
import css from './cancellation-timeline.module.css'

type Props = {
  rate: { cancellation: readonly CancellationStep[]; total: Amount; paymentFee: Amount }
  place: ClockPlace
  /** The server's clock as an ISO instant: past periods are less prominent. */
  now: string
}

const costWords: Record<CancellationPhase['costs'], string> = {
  nothing: 'Cancelling is free',
  part: 'Cancelling costs',
  all: 'No refund',
}

/** The clocks of a cancellation in words: one where agency and place have the same. */
export const clockWords = (zone: string, place: ClockPlace): string =>
  `What cancelling costs, by the clock of ${cityOfZone(zone)}${place.zone === zone ? '' : ` and of ${place.city}`}.`

/** The cost of cancelling by period, in the agency's time zone and that of the place. */
export function CancellationTimeline({ rate: { cancellation, total, paymentFee }, place, now }: Props) {
  const phases = cancellationPhases(cancellation, subtract(total, paymentFee))
  const feeWords = keptFeeWords(paymentFee, useMoney())
  return (
    <ol className={css.line}>
      {phases.map((phase) => (
        <li
          key={phase.until ?? 'end'}
          className={css.phase}
          data-costs={phase.costs}
          data-over={(phase.until !== null && phase.until <= now) || undefined}
        >
          <p className={css.when}>
            <When phase={phase} place={place} />
          </p>
          <p className={css.cost}>
            {costWords[phase.costs]}
            {phase.costs === 'part' && (
              <>
                {' '}
                <Money {...phase.penalty} />
              </>
            )}
            {phase.costs !== 'all' && feeWords && `; ${feeWords}`}
          </p>
          {phase.costs === 'all' && (
            <p className={css.whole}>
              The whole price of <Money {...phase.penalty} /> is lost.
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function When({ phase: { until, from }, place }: { phase: CancellationPhase; place: ClockPlace }) {
  if (until)
    return (
      <>
        Until <Deadline at={until} place={place} />
      </>
    )
  if (from) return 'From then on'
  return 'From the moment of booking'
}

/** A time in which cancelling costs the same. */
export interface CancellationPhase {
  /** ISO instant until which it lasts; null for the last one. */
  until: string | null
  /** ISO instant from which it counts; null for the first one. */
  from: string | null
  costs: 'nothing' | 'part' | 'all'
  penalty: Amount
}

/** The steps of a rate as the times between them: the last one costs the whole price. */
export function cancellationPhases(steps: readonly CancellationStep[], total: Amount): CancellationPhase[] {
  const phases = steps.map(
    ({ until, penalty }, at): CancellationPhase => ({
      until,
      from: steps[at - 1]?.until ?? null,
      costs: penalty.amount === 0 ? 'nothing' : 'part',
      penalty,
    }),
  )
  return [...phases, { until: null, from: steps.at(-1)?.until ?? null, costs: 'all', penalty: total }]
}

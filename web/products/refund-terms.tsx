import { type Money as Amount, subtract } from '#domain/money/money.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { CancellationStep } from '#domain/stays/cancellation.ts'
import { Deadline } from '../kit/deadline.tsx'
import { Money } from '../kit/money.tsx'
import { type CancellationPhase, cancellationPhases } from './cancellation-timeline.tsx'
import type { PayTerm } from './pay-terms.ts'

type Rate = { cancellation: readonly CancellationStep[]; total: Amount; paymentFee: Amount }

/** What cancelling costs from now on: until each time that is still to come, and after it. */
export function refundTerms({ cancellation, total, paymentFee }: Rate, place: ClockPlace, now: string): PayTerm[] {
  const phases = cancellationPhases(cancellation, subtract(total, paymentFee))
  const toCome = phases.filter(({ until }) => until === null || until > now)
  const isLost = toCome[0]?.costs === 'all'
  if (isLost) return [{ label: 'Cancellation', says: 'Not refundable from the moment of booking', isLost }]
  return toCome.map((phase, at) => ({
    label: at === 0 ? 'Cancellation' : 'After that',
    says: <Phase phase={phase} place={place} />,
    isLost: phase.costs === 'all',
  }))
}

const words: Record<CancellationPhase['costs'], string> = { nothing: 'Free', part: 'Costs', all: 'No refund' }

function Phase({ phase: { costs, penalty, until }, place }: { phase: CancellationPhase; place: ClockPlace }) {
  return (
    <>
      {words[costs]}
      {costs === 'part' && (
        <>
          {' '}
          <Money {...penalty} />
        </>
      )}
      {until && (
        <>
          {' until '}
          <Deadline at={until} place={place} />
        </>
      )}
    </>
  )
}

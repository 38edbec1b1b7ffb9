import { subtract } from '#domain/money/money.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { Deadline } from '../../kit/deadline.tsx'
import { Money } from '../../kit/money.tsx'
import type { PayTerm } from '../pay-terms.ts'
import { type CancellationPhase, cancellationPhases } from './cancellation-timeline.tsx'
import { placeOf } from './place-of.ts'

type Offer = {
  property: Parameters<typeof placeOf>[0]
  rate: Pick<PricedStayRate, 'cancellation' | 'total' | 'paymentFee'>
}

/** What cancelling costs from now on: until each time of the rate that is still to come, and after it. */
export function stayTerms({ property, rate }: Offer, now: string): PayTerm[] {
  const phases = cancellationPhases(rate.cancellation, subtract(rate.total, rate.paymentFee))
  const toCome = phases.filter(({ until }) => until === null || until > now)
  const isLost = toCome[0]?.costs === 'all'
  if (isLost) return [{ label: 'Cancellation', says: 'Not refundable from the moment of booking', isLost }]
  return toCome.map((phase, at) => ({
    label: at === 0 ? 'Cancellation' : 'After that',
    says: <Phase phase={phase} place={placeOf(property)} />,
    isLost: phase.costs === 'all',
  }))
}

const words: Record<CancellationPhase['costs'], string> = { nothing: 'Free', part: 'Costs', all: 'Nothing comes back' }

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

import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { ClockPlace } from '#domain/waterfall.ts'
import { Deadline } from '../../kit/deadline.tsx'

type Props = { rate: Pick<PricedStayRate, 'refundability' | 'freeUntil'>; place: ClockPlace }

/** What comes back when plans change, and until when, by the desk's clock and the place's. */
export function RefundWords({ rate: { refundability, freeUntil }, place }: Props) {
  if (refundability === 'free' && freeUntil)
    return (
      <>
        Free cancellation until <Deadline at={freeUntil} place={place} />
      </>
    )
  if (refundability === 'partial') return 'Partly refundable'
  return refundability === 'free' ? 'Free cancellation' : 'Not refundable'
}

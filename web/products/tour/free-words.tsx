import type { ClockPlace } from '#domain/money/waterfall.ts'
import { Deadline } from '../../kit/deadline.tsx'

/** Until when cancelling is free, by the agency's clock and that of the place. */
export const FreeWords = ({ freeUntil, place }: { freeUntil: string | null; place: ClockPlace }) =>
  freeUntil ? (
    <>
      Free cancellation until <Deadline at={freeUntil} place={place} />
    </>
  ) : (
    'Not refundable'
  )

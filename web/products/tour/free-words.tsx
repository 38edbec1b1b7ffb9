import type { ClockPlace } from '#domain/money/waterfall.ts'
import { Deadline } from '../../kit/deadline.tsx'
import { refundWords } from './tour-words.ts'

interface Props {
  /** The terms of a start or of an offer now. */
  of: { freeUntil: string | null; isPartlyRefundable: boolean }
  place: ClockPlace
}

/** Until when cancelling is free, by the agency's clock and that of the place. */
export const FreeWords = ({ of: { freeUntil, isPartlyRefundable }, place }: Props) =>
  freeUntil ? (
    <>
      Free cancellation until <Deadline at={freeUntil} place={place} />
    </>
  ) : (
    refundWords(null, isPartlyRefundable)
  )

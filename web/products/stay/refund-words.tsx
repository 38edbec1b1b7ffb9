import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { Deadline } from '../../kit/deadline.tsx'
import { useMoney } from '../../kit/money.tsx'
import { keptFeeWords } from '../payment-fee-words.ts'

type Props = {
  rate: Pick<PricedStayRate, 'refundability' | 'freeUntil' | 'paymentFee'>
  place: ClockPlace
  /** Without the non-refundable fee, for pages that state it once for all rates. */
  isBrief?: boolean
}

/** What is refunded and what is not, and until when, in the agency's time zone and the property's. */
export function RefundWords({ rate: { refundability, freeUntil, paymentFee }, place, isBrief = false }: Props) {
  const fee = keptFeeWords(paymentFee, useMoney())
  const feeWords = isBrief ? null : fee
  if (refundability === 'none') return 'Not refundable'
  return (
    <>
      {refundability === 'partial' ? 'Partly refundable' : 'Free cancellation'}
      {refundability === 'free' && freeUntil && (
        <>
          {' '}
          until <Deadline at={freeUntil} place={place} />
        </>
      )}
      {feeWords && `; ${feeWords}`}
    </>
  )
}

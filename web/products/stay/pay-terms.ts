import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { PayTerm } from '../pay-terms.ts'
import { refundTerms } from '../refund-terms.tsx'
import { placeOf } from './place-of.ts'

type Offer = {
  property: Parameters<typeof placeOf>[0]
  rate: Pick<PricedStayRate, 'cancellation' | 'total' | 'paymentFee'>
}

/** What cancelling costs from now on. */
export const stayTerms = ({ property, rate }: Offer, now: string): PayTerm[] => refundTerms(rate, placeOf(property), now)

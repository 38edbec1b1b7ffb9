import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import type { PayTerm } from '../pay-terms.ts'
import { refundTerms } from '../refund-terms.tsx'

type Offer = Pick<PricedTourOffer, 'tour' | 'cancellation' | 'total' | 'paymentFee'>

/** What cancelling costs from now on. */
export const tourTerms = (offer: Offer, now: string): PayTerm[] =>
  refundTerms(offer, { city: offer.tour.city, zone: offer.tour.zone }, now)

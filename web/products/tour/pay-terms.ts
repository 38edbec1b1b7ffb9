import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import type { PayTerm } from '../pay-terms.ts'

/** What cancelling costs from now on. */
export const tourTerms = ({ cancellation }: Pick<PricedTourOffer, 'cancellation'>, now: string): PayTerm[] =>
  cancellation.some(({ until, penalty }) => penalty.amount === 0 && until > now)
    ? [{ label: 'Cancellation', says: 'Free until the date shown above' }]
    : [{ label: 'Cancellation', says: 'Not refundable from the moment of booking', isLost: true }]

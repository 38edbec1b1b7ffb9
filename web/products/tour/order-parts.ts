import type { TourOrder } from '#contract/products/tour.ts'
import type { OrderParts } from '../order-parts.ts'

export const tourParts: OrderParts<TourOrder> = {
  statusWords: ({ status, offer, isAtSupplier }) =>
    status === 'PendingTicketIssue' && offer.option.isOnRequest && isAtSupplier
      ? {
          title: 'On request',
          means: 'The operator was asked; it confirms this booking itself.',
          next: 'It answers within a day. If it declines, the payment is refunded.',
        }
      : null,
  nothingBack: ({ status, cancelled }) =>
    status === 'TicketCanceled' && cancelled?.refund.amount === 0 ? 'By the terms of the tour there is no refund.' : null,
  cancelling: { means: 'The places go back to the operator at once.', besides: () => null },
  place: ({ offer }) => ({ city: offer.tour.city, zone: offer.tour.zone }),
  otherCharges: () => [],
  commission: () => null,
  reference: 'Booking number',
  numbersByHand: () => [],
  desk: {
    issued: 'The operator confirmed the tour: you record its number, and the voucher is mailed.',
    failed: 'The operator says that nothing was booked: the order ends.',
  },
  pages: () => [],
}

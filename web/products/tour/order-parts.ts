import type { TourOrder } from '#contract/products/tour.ts'
import type { Numbers } from '#domain/numbers.ts'
import { orderPath } from '#domain/orders/order-path.ts'
import type { OrderParts, StatusWords } from '../order-parts.ts'

export const tourParts: OrderParts<TourOrder> = {
  statusWords,
  nothingBack: ({ status, cancelled }) =>
    status === 'TicketCanceled' && cancelled?.refund.amount === 0 ? 'By the rules of the tour there is no refund.' : null,
  cancelling: {
    means: 'The places are released at once, and others may take them.',
    besides: () => null,
  },
  changing: { label: 'Change the tour', address: (id) => `${orderPath({ product: 'tour', id })}/change` },
  place: ({ offer: { tour } }) => ({ city: tour.city, zone: tour.zone }),
  otherCharges: () => [],
  commission: () => null,
  reference: 'Booking reference',
  numbersByHand: () => [],
  desk: {
    issued: 'The operator confirmed the tour: you record its reference, and the voucher is mailed.',
    failed: 'The operator says that nothing was booked: the order ends.',
  },
  searchAgain: () => null,
  pages: () => [],
}

function statusWords({ status, cancelled, offer }: TourOrder, numbers: Numbers): StatusWords | null {
  if (cancelled && status === 'Refunded')
    return {
      title: 'Refunded: the tour is cancelled',
      means: 'The operator cancelled the places.',
      next: `${numbers.money(cancelled.refund)} was returned.`,
    }
  if (status === 'PendingTicketIssue' && offer.option.isOnRequest)
    return {
      title: 'On request',
      means: 'The operator was asked; it confirms this booking itself.',
      next: 'It mostly answers within a day. If it declines, the payment is refunded.',
    }
  return null
}

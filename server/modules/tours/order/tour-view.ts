import type { TourOrder } from '#contract/products/tour.ts'
import { TourDetails, type VoucherCode } from '#domain/tours/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductView } from '../../products/product-view.ts'
import { personalIn, visibleAnswers } from '../../access/visible-answers.ts'
import { viewOffer } from '../booking/view-offer.ts'
import { asParticipants } from './as-participants.ts'
import { openTourContact } from './tour-contact.ts'

/** Addresses of documents name the supplier's server: customers have the codes and our voucher. */
const isDrawn = ({ format }: VoucherCode) => format !== 'pdf' && format !== 'pass'

const drawnOnly = ({ group, tickets, redemption }: TourDetails): TourDetails => ({
  group: group && { ...group, codes: group.codes.filter(isDrawn) },
  tickets: tickets.map((ticket) => ({ ...ticket, codes: ticket.codes.filter(isDrawn) })),
  redemption,
})

/** The view of an order of a tour. */
export const tourView: ProductView<OrderOf<'tour'>, TourOrder> = {
  present(ctx, { order, people, details }) {
    const contact = openTourContact(ctx, order)
    return {
      product: order.product,
      offer: viewOffer(ctx, order.itinerary, { charge: order.waterfall }),
      participants: asParticipants(people, contact),
      answers: visibleAnswers(ctx, contact.answers, personalIn(order.itinerary.option.questions)),
      pickup: contact.pickup,
      requests: contact.requests,
      vouchers: TourDetails.parse(details),
    }
  },
  forCustomer: (order) => ({ ...order, vouchers: drawnOnly(order.vouchers) }),
  country: ({ itinerary }) => itinerary.tour.country,
  clockAirport: null,
}

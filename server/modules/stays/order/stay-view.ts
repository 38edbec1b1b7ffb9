import type { StayOrder } from '#contract/products/stay.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductView } from '../../products/product-view.ts'
import { viewOffer } from '../rates/view-offer.ts'
import { asGuest } from './as-guest.ts'
import { openStayContact } from './stay-contact.ts'

/** The view of an order of a stay. */
export const stayView: ProductView<OrderOf<'stay'>, StayOrder> = {
  present(ctx, { order, people, details }) {
    const { phone, email, cheaper } = StayDetails.parse(details)
    return {
      product: order.product,
      offer: viewOffer(ctx, order.itinerary, { charge: order.waterfall }),
      guests: people.map(asGuest),
      requests: openStayContact(ctx, order).requests,
      propertyPhone: phone ?? order.itinerary.property.phone,
      propertyEmail: email ?? order.itinerary.property.email,
      cheaper: ctx.actor.role === 'customer' ? null : cheaper,
    }
  },
  forCustomer: (order) => order,
  country: ({ itinerary }) => itinerary.property.address.country,
  clockAirport: null,
}

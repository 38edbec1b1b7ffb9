import type { StayOrder } from '#contract/products/stay.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { OrderRecord, Own, ProductView } from '../../products/product-view.ts'
import { asGuest } from '../../stays/order/as-guest.ts'
import { openStayContact } from '../../stays/order/stay-contact.ts'
import { viewOffer } from '../../stays/rates/view-offer.ts'

/** How an order of a stay is shown. */
export const stayView: ProductView<OrderOf<'stay'>, StayOrder> = {
  present,
  forCustomer: (order) => order,
  departsFrom: () => null,
}

async function present(
  _tx: Transaction,
  ctx: Ctx,
  { order, people, details }: OrderRecord<OrderOf<'stay'>>,
): Promise<Own<StayOrder>> {
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
}

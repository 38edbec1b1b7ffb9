import type { StayCancelled, StayOrder } from '#contract/products/stay.ts'
import { money, zero } from '#domain/money.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { OrderRecord, Own, ProductView } from '../../products/product-view.ts'
import { asGuest } from '../../stays/order/as-guest.ts'
import { openStayContact } from '../../stays/order/stay-contact.ts'
import { viewOffer } from '../../stays/rates/view-offer.ts'
import { paidBy, walletChange } from '../cancellation/refund-of.ts'
import { type Cancelled, readCancelled } from '../read-order-money.ts'

/** How an order of a stay is shown. */
export const stayView: ProductView<OrderOf<'stay'>, StayOrder> = {
  present,
  forCustomer: (order) => order,
  departsFrom: () => null,
}

async function present(
  tx: Transaction,
  ctx: Ctx,
  { order, people, details }: OrderRecord<OrderOf<'stay'>>,
): Promise<Own<StayOrder>> {
  const { phone, email, cheaper } = StayDetails.parse(details)
  const cancelled = await readCancelled(tx, ctx, order.id)
  return {
    product: order.product,
    offer: viewOffer(ctx, order.itinerary, { charge: order.waterfall }),
    guests: people.map(asGuest),
    requests: openStayContact(ctx, order).requests,
    propertyPhone: phone ?? order.itinerary.property.phone,
    propertyEmail: email ?? order.itinerary.property.email,
    cheaper: ctx.actor.role === 'customer' ? null : cheaper,
    cancelled: cancelled ? await presentCancelled(tx, ctx, { order, cancelled }) : null,
  }
}

async function presentCancelled(
  tx: Transaction,
  ctx: Ctx,
  { order, cancelled }: { order: OrderOf<'stay'>; cancelled: Cancelled },
): Promise<StayCancelled> {
  const refund = money(cancelled.refund, order.currency)
  const supplierRefund = cancelled.supplierRefund ?? zero(order.waterfall.net.currency)
  return {
    at: (cancelled.settledAt ?? cancelled.createdAt).toISOString(),
    penalty: money(cancelled.penalty, order.currency),
    refund,
    wallet: walletChange(ctx, { order, supplierRefund, refund, payment: await paidBy(tx, ctx, order.id) }),
  }
}

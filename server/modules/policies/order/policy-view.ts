import type { PolicyOrder } from '#contract/products/protection.ts'
import { dayAt } from '#domain/dates.ts'
import { coolingOffUntil } from '#domain/policies/cancellation.ts'
import { policyChangeableUntil } from '#domain/policies/changes/change-rules.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductView } from '../../products/product-view.ts'
import { viewPolicyOffer } from '../booking/view-offer.ts'
import { asInsured } from './as-insured.ts'
import { openPolicyContact } from './policy-contact.ts'

/** The view of an order of a policy. */
export const policyView: ProductView<OrderOf<'protection'>, PolicyOrder> = {
  present(ctx, { order, people }) {
    return {
      product: order.product,
      offer: viewPolicyOffer(ctx, order.itinerary, { charge: order.waterfall }),
      insured: people.map(asInsured),
      policyholder: openPolicyContact(ctx, order).policyholder,
      coolingOffUntil: coolingOffUntil(order.itinerary, dayAt(order.createdAt, ctx.regional.zone)),
      changeableUntil: order.status === 'Issued' ? policyChangeableUntil(order.itinerary, ctx.now()) : null,
    }
  },
  forCustomer: (order) => order,
  country: ({ itinerary }) => itinerary.destination,
  clockAirport: null,
}

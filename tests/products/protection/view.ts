import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { DetailOf, ProductView } from '#server/modules/products/product-view.ts'

export const protectionView: ProductView<OrderOf<'protection'>, DetailOf<'protection'>> = {
  present(_ctx, { order, people }) {
    const { plan, days, covers } = order.itinerary
    return {
      product: order.product,
      policy: { plan, days, covers },
      insured: people.map(({ givenName, familyName }) => ({ givenName, familyName })),
    }
  },
  forCustomer: (order) => order,
  clockAirport: null,
}

import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { DetailOf, ProductView } from '#server/modules/products/product-view.ts'

export const tourView: ProductView<OrderOf<'tour'>, DetailOf<'tour'>> = {
  present(_ctx, { order, people }) {
    const { supplier: _supplier, net: _net, ...tour } = order.itinerary
    return {
      product: order.product,
      tour,
      participants: people.map(({ givenName, familyName }) => ({ givenName, familyName })),
    }
  },
  forCustomer: (order) => order,
  clockAirport: null,
}

import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { DetailOf, ProductView } from '#server/modules/products/product-view.ts'
import { readCancelled } from '#server/modules/orders/read-order-money.ts'

export const tourView: ProductView<OrderOf<'tour'>, DetailOf<'tour'>> = {
  async present(tx, ctx, { order, people }) {
    const { supplier: _supplier, net: _net, ...tour } = order.itinerary
    return {
      product: order.product,
      tour,
      participants: people.map(({ givenName, familyName }) => ({ givenName, familyName })),
      isCancelled: (await readCancelled(tx, ctx, order.id)) !== null,
    }
  },
  forCustomer: (order) => order,
  departsFrom: () => null,
}

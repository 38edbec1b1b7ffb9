import { zero } from '#domain/money/money.ts'
import { SellerReference } from '#domain/orders/seller-reference.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { CallWords, ProductFulfilment } from '#server/modules/products/product-fulfilment.ts'
import type { ProductView } from '#server/modules/products/product-view.ts'
import type { BagOrder } from './contract.ts'
import { insurer } from './insurer.ts'
import { coverOf } from './sale.ts'

type Sold = OrderOf<'protection'>

const book: CallWords = {
  refusals: { 'sold-out': 'The insurer no longer sells the cover.', rejected: 'The insurer refused.' },
  lost: 'The answer of the insurer was lost. Asking what became of the policy.',
}

/** Until the first day all money comes back, afterwards nothing. */
const refundAt: NonNullable<ProductFulfilment<Sold>['cancellation']>['refundAt'] = ({ itinerary, waterfall }, at) => {
  const { total: charged } = waterfall
  const until = `${itinerary.from}T00:00:00.000Z`
  if (at.getTime() >= Date.parse(until))
    return {
      charged,
      penalty: charged,
      refund: zero(charged.currency),
      supplierRefund: zero(itinerary.net.currency),
      until: null,
    }
  return { charged, penalty: zero(charged.currency), refund: charged, supplierRefund: itinerary.net, until }
}

export const bagFulfilment: ProductFulfilment<Sold> = {
  title: () => insurer.title,
  prepare:
    async (_tx, _ctx, { id, itinerary }) =>
    () =>
      insurer.book(itinerary, id),
  ask: async (_ctx, { id, supplierOrderId }) => (supplierOrderId ? insurer.read(supplierOrderId) : insurer.findBooking(id)),
  keep: async () => [],
  byHand: { reference: SellerReference },
  words: { book, hold: book, pay: book },
  answers: {
    cancelled: 'The insurer cancelled the policy.',
    failed: 'The insurer declined the policy.',
    unreachable: 'The insurer could not be reached.',
    unknown: 'The insurer knows of no such policy yet.',
  },
  cancellation: {
    refundAt,
    prepare: (_ctx, { supplierOrderId, itinerary }) =>
      supplierOrderId
        ? async () => {
            await insurer.cancel(supplierOrderId)
            return { refund: itinerary.net }
          }
        : null,
    tooLate: 'protection.not-cancellable',
  },
}

export const bagView: ProductView<Sold, BagOrder> = {
  present: (_ctx, { order, people: [owner] }) => ({
    product: order.product,
    cover: coverOf(order.itinerary),
    owner: { givenName: owner?.givenName ?? '', familyName: owner?.familyName ?? '' },
  }),
  forCustomer: (order) => order,
  country: () => null,
  clockAirport: null,
}

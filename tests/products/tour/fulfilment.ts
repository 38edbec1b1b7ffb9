import { zero } from '#domain/money/money.ts'
import { supplierPrice } from '#domain/money/pricing.ts'
import { SellerReference } from '#domain/orders/seller-reference.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { CallWords, ProductFulfilment } from '#server/modules/products/product-fulfilment.ts'
import { readReservation } from '#server/modules/products/read-reservation.ts'
import { operator } from './operator.ts'

const book: CallWords = {
  refusals: { rejected: 'The operator refused the booking.', 'sold-out': 'The tour is full.' },
  lost: 'The answer of the operator was lost. Asking what became of the booking.',
}

export const tourFulfilment: ProductFulfilment<OrderOf<'tour'>> = {
  title: () => operator.title,
  async prepare(tx, ctx, order) {
    const hold = (await readReservation(tx, ctx, order))?.reference ?? null
    return () => operator.book({ reference: order.id, tourId: order.itinerary.id, places: order.travellerCount, hold })
  },
  ask: async (_ctx, order) => (order.supplierOrderId ? operator.read(order.supplierOrderId) : null),
  keep: async () => [],
  byHand: { reference: SellerReference },
  words: { book, hold: book, pay: book },
  answers: {
    cancelled: 'The operator cancelled the booking.',
    failed: 'The operator declined the booking.',
    unreachable: 'The operator could not be reached.',
    unknown: 'The operator knows of no such booking yet.',
  },
  // Free of charge until it starts.
  cancellation: {
    refundAt({ waterfall }) {
      const charged = waterfall.total
      return { charged, penalty: zero(charged.currency), refund: charged, supplierRefund: supplierPrice(waterfall), until: null }
    },
    prepare: (_ctx, { supplierOrderId, waterfall }) =>
      supplierOrderId
        ? async () => {
            await operator.cancel(supplierOrderId)
            return { refund: supplierPrice(waterfall) }
          }
        : null,
    tooLate: 'order.not-issuable',
  },
}

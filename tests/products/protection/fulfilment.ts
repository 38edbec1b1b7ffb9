import { zero } from '#domain/money/money.ts'
import { supplierPrice } from '#domain/money/pricing.ts'
import { SellerReference } from '#domain/orders/seller-reference.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { CallWords, ProductFulfilment } from '#server/modules/products/product-fulfilment.ts'
import { insurer } from './insurer.ts'

const book: CallWords = {
  refusals: { rejected: 'The insurer refused.' },
  lost: 'The answer of the insurer was lost. Asking what became of the policy.',
}

/** What happens to a policy when the order below it ends; set by tests. */
export const whenBelowEnds: NonNullable<ProductFulfilment['whenBelowEnds']> = {
  does: 'stays',
  says: 'The policy stays in force; cancel it on its own.',
}

export const protectionFulfilment: ProductFulfilment<OrderOf<'protection'>> = {
  title: () => insurer.title,
  prepare: async (_tx, _ctx, order) => () => insurer.bind(order.id, order.itinerary.quoteId),
  ask: async (_ctx, order) => (order.supplierOrderId ? insurer.read(order.supplierOrderId) : null),
  keep: async () => [],
  byHand: { reference: SellerReference },
  words: { book, hold: book, pay: book },
  answers: {
    cancelled: 'The insurer cancelled the policy.',
    failed: 'The insurer declined the policy.',
    unreachable: 'The insurer could not be reached.',
    unknown: 'The insurer knows of no such policy yet.',
  },
  whenBelowEnds,
  // Free of charge until it starts.
  cancellation: {
    refundAt({ waterfall }) {
      const charged = waterfall.total
      return { charged, penalty: zero(charged.currency), refund: charged, supplierRefund: supplierPrice(waterfall), until: null }
    },
    prepare: (_ctx, { supplierOrderId, waterfall }) =>
      supplierOrderId
        ? async () => {
            await insurer.cancel(supplierOrderId)
            return { refund: supplierPrice(waterfall) }
          }
        : null,
    tooLate: 'order.not-issuable',
  },
}

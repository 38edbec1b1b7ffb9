import { SellerReference } from '#domain/orders/seller-reference.ts'
import { policySteps } from '#domain/policies/cancellation.ts'
import { PolicyDetails } from '#domain/policies/order-details.ts'
import { tourRefundAt } from '#domain/tours/cancellation.ts'
import { storeDetails } from '../../products/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { CallWords, ProductFulfilment } from '../../products/product-fulfilment.ts'
import { readPeople } from '../../products/read-people.ts'
import { supplierOfPolicy } from '../supplier-of-policy.ts'
import { asInsured } from './as-insured.ts'
import { openPolicyContact } from './policy-contact.ts'

const book: CallWords = {
  refusals: {
    'sold-out': 'The quote of the insurer ended while the policy was being bought.',
    rejected: 'The insurer refused the policy.',
  },
  lost: 'The answer of the insurer was lost. Asking what became of the policy.',
}

/** The fulfilment of protection: the quote of the order is bound. */
export const policyFulfilment: ProductFulfilment<OrderOf<'protection'>> = {
  title: (ctx, order) => supplierOfPolicy(ctx, order)?.title ?? null,
  async prepare(tx, ctx, order) {
    const supplier = supplierOfPolicy(ctx, order)
    if (!supplier) return null
    const { email, phone, policyholder } = openPolicyContact(ctx, order)
    const { quoteId, itemId, residence } = order.itinerary
    const insured = (await readPeople(tx, ctx, order.id)).map(asInsured)
    return () =>
      supplier.book({ quoteId, itemId, residence, reference: order.id, insured, policyholder, contact: { email, phone } })
  },
  async ask(ctx, order) {
    const supplier = supplierOfPolicy(ctx, order)
    if (!supplier) return null
    if (order.supplierOrderId) return supplier.getOrder(order.supplierOrderId)
    return supplier.findBooking(order.itinerary.quoteId, order.id)
  },
  async keep(tx, ctx, order, answer) {
    await storeDetails(tx, ctx, { order, details: PolicyDetails.parse(answer.details) })
    return []
  },
  byHand: { reference: SellerReference },
  words: { book, hold: book, pay: book },
  answers: {
    cancelled: 'The insurer cancelled the policy.',
    failed: 'The insurer declined the policy.',
    unreachable: 'The insurer’s supplier could not be reached.',
    unknown: 'The insurer’s supplier knows of no such policy yet. Check with it before anything is bought again.',
  },
  // A cancelled trip is what a policy pays for: it must outlive the order below.
  whenBelowEnds: { does: 'stays', says: 'The policy stays in force; cancel it on its own.' },
  cancellation: {
    refundAt({ itinerary, waterfall, createdAt }, at) {
      return tourRefundAt({ cancellation: policySteps(itinerary, createdAt), net: itinerary.net }, waterfall, at)
    },
    prepare(ctx, order) {
      const supplier = supplierOfPolicy(ctx, order)
      const { supplierOrderId } = order
      return supplier && supplierOrderId ? () => supplier.cancel(supplierOrderId) : null
    },
    tooLate: 'protection.not-cancellable',
  },
}

import { SellerReference } from '#domain/orders/seller-reference.ts'
import { PropertyContact } from '#domain/stays/order-details.ts'
import { refundAt } from '#domain/stays/pricing.ts'
import type { StayBooking } from '#integrations/stays/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { storeDetails } from '../../products/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { CallWords, ProductFulfilment } from '../../products/product-fulfilment.ts'
import { readPeople } from '../../products/read-people.ts'
import { supplierOfStay } from '../supplier-of-stay.ts'
import { asGuest } from './as-guest.ts'
import { stayPriceWatch } from './price-watch.ts'
import { openStayContact } from './stay-contact.ts'

const book: CallWords = {
  refusals: {
    'price-changed': 'The property changed the price while the room was being booked.',
    'sold-out': 'The property sold the last room while it was being booked.',
    rejected: 'The property refused the booking.',
  },
  lost: 'The answer of the property was lost. Asking what became of the booking.',
}

/** The fulfilment of stays. A room is never held: it is booked, and paid then or at the property. */
export const stayFulfilment: ProductFulfilment<OrderOf<'stay'>> = {
  title: (ctx, order) => supplierOfStay(ctx, order)?.title ?? null,
  async prepare(tx, ctx, order) {
    const supplier = supplierOfStay(ctx, order)
    if (!supplier) return null
    const booking = await stayBookingOf(tx, ctx, order)
    return () => supplier.book(booking)
  },
  async ask(ctx, order) {
    const supplier = supplierOfStay(ctx, order)
    if (!supplier) return null
    if (order.supplierOrderId) return supplier.getOrder(order.supplierOrderId)
    return supplier.findBooking({ reference: order.id, notBefore: order.createdAt })
  },
  async keep(tx, ctx, order, answer) {
    const details = PropertyContact.parse(answer.details)
    if (details.phone || details.email) await storeDetails(tx, ctx, { order, details })
    return []
  },
  byHand: { reference: SellerReference },
  words: { book, hold: book, pay: book },
  answers: {
    cancelled: 'The property cancelled the booking.',
    failed: 'The property declined the booking.',
    unreachable: 'The property’s supplier could not be reached.',
    unknown: 'The property’s supplier knows of no such booking yet. Check with it before anything is booked again.',
  },
  cancellation: {
    refundAt: ({ itinerary, waterfall }, at) => refundAt(itinerary.rate, waterfall, at),
    prepare(ctx, order) {
      const supplier = supplierOfStay(ctx, order)
      const { supplierOrderId } = order
      return supplier && supplierOrderId ? () => supplier.cancel(supplierOrderId) : null
    },
    tooLate: 'stay.not-cancellable',
  },
  priceWatch: stayPriceWatch,
}

/** A stay in the form for booking. */
async function stayBookingOf(tx: Transaction, ctx: Ctx, order: OrderOf<'stay'>): Promise<StayBooking> {
  const { rate, quote } = order.itinerary
  const { requests, loyaltyNumber, ...contact } = openStayContact(ctx, order)
  return {
    supplierRateId: rate.supplierRateId,
    quoteId: quote?.id ?? null,
    reference: order.id,
    price: rate.net,
    guests: (await readPeople(tx, ctx, order.id)).map(asGuest),
    contact,
    requests: requests || null,
    loyaltyNumber,
  }
}

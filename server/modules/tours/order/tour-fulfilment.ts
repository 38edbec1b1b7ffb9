import { zero } from '#domain/money/money.ts'
import { SellerReference } from '#domain/orders/seller-reference.ts'
import { tourRefundAt } from '#domain/tours/cancellation.ts'
import type { TourBooking } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { OWN_SUPPLIER } from '../../own-tours/supplier/own-supplier-id.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { CallWords, ProductFulfilment } from '../../products/product-fulfilment.ts'
import { readPeople } from '../../products/read-people.ts'
import { readReservation } from '../../products/read-reservation.ts'
import { placesOf, reservationAt } from '../booking/reserve-tour.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'
import { asParticipants } from './as-participants.ts'
import { storeTourDetails } from './store-tour-details.ts'
import { openTourContact } from './tour-contact.ts'

const book: CallWords = {
  refusals: {
    'price-changed': 'The operator changed the price while the tour was being booked.',
    'sold-out': 'The last places of the tour were sold while it was being booked.',
    rejected: 'The operator refused the booking.',
  },
  lost: 'The answer of the operator was lost. Asking what became of the booking.',
}

/** The fulfilment of tours: the reservation is confirmed, or new places are booked where it has ended. */
export const tourFulfilment: ProductFulfilment<OrderOf<'tour'>> = {
  title: (ctx, order) => supplierOfTour(ctx, order)?.title ?? null,
  async prepare(tx, ctx, order) {
    const supplier = supplierOfTour(ctx, order)
    if (!supplier) return null
    const booking = await tourBookingOf(tx, ctx, order)
    return () => supplier.book(booking)
  },
  async ask(ctx, order) {
    const supplier = supplierOfTour(ctx, order)
    if (!supplier) return null
    if (order.supplierOrderId) return supplier.getOrder(order.supplierOrderId)
    return supplier.findBooking(order.id)
  },
  keep: storeTourDetails,
  byHand: { reference: SellerReference },
  words: { book, hold: book, pay: book },
  answers: {
    cancelled: 'The operator cancelled the booking.',
    failed: 'The operator declined the booking.',
    unreachable: 'The operator’s supplier could not be reached.',
    unknown: 'The operator’s supplier knows of no such booking yet. Check with it before anything is booked again.',
  },
  cancellation: {
    refundAt({ itinerary, waterfall, supplier }, at) {
      const refund = tourRefundAt(itinerary, waterfall, at)
      // Nobody was paid a part of an own tour.
      return supplier === OWN_SUPPLIER.id ? { ...refund, supplierRefund: zero(waterfall.net.currency) } : refund
    },
    prepare(ctx, order) {
      const supplier = supplierOfTour(ctx, order)
      const { supplierOrderId } = order
      return supplier && supplierOrderId ? () => supplier.cancel(supplierOrderId) : null
    },
    tooLate: 'tour.not-cancellable',
  },
}

/** A tour in the form for booking. */
async function tourBookingOf(tx: Transaction, ctx: Ctx, order: OrderOf<'tour'>): Promise<TourBooking> {
  const { email, phone, answers, pickup, requests, places } = openTourContact(ctx, order)
  const reservation = await readReservation(tx, ctx, order)
  return {
    ...placesOf(order.itinerary),
    reference: order.id,
    reservationId: reservation && (reservationAt(reservation)?.id ?? null),
    price: order.itinerary.net,
    participants: asParticipants(await readPeople(tx, ctx, order.id), { places }),
    contact: { email, phone },
    answers,
    pickup,
    requests,
  }
}

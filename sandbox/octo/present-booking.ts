import { slotsOf } from '../inventory/tours/slots.ts'
import { type Chosen, presentSlot } from './availability.ts'
import type { BookingRecord, Bookings, UnitItemRecord } from './booking-record.ts'
import { money, type Presenting, presentProduct } from './present-product.ts'

const noContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Until when a confirmed booking can be cancelled; null where nothing is refunded. */
export function refundableUntil(
  { product, option }: Chosen,
  { availabilityId, day }: Pick<BookingRecord, 'availabilityId' | 'day'>,
): number | null {
  const { refundHours } = product.theme
  const slot = slotsOf(product, option, day).find(({ id }) => id === availabilityId)
  return refundHours === null || !slot ? null : slot.start - refundHours * 3_600_000
}

const codes = (reference: string, baseUrl: string) => [
  { deliveryFormat: 'QRCODE', deliveryValue: reference },
  { deliveryFormat: 'PDF_URL', deliveryValue: `${baseUrl}/octo/vouchers/${reference}.pdf` },
]

interface Showing {
  presenting: Presenting
  bookings: Bookings
  now: Date
}

const isGiven = ({ status }: BookingRecord) => status === 'CONFIRMED'

function presentItem(
  chosen: Chosen,
  booking: BookingRecord,
  { item, index }: { item: UnitItemRecord; index: number },
  showing: Showing,
) {
  const reference = `${booking.supplierReference}-${index + 1}`
  const { presenting } = showing
  const option = presentProduct(chosen.product, presenting).options.find(({ id }) => id === booking.optionId)
  const hasTicket = isGiven(booking) && chosen.product.theme.vouchers === 'each'
  return {
    uuid: item.uuid,
    resellerReference: item.resellerReference,
    supplierReference: reference,
    unitId: item.unitId,
    unit: option?.units.find(({ id }) => id === item.unitId),
    status: booking.status,
    utcRedeemedAt: null,
    contact: { ...noContact, ...item.contact },
    ticket: hasTicket
      ? { redemptionMethod: 'DIGITAL', utcRedeemedAt: null, deliveryOptions: codes(reference, presenting.baseUrl) }
      : null,
    ...(presenting.has.has('octo/pricing') && item.price && { pricing: money(item.price, chosen.product) }),
    ...(presenting.has.has('octo/questions') && { questionAnswers: item.questionAnswers }),
  }
}

/** A booking in the form of OCTO. */
export function presentBooking(chosen: Chosen, booking: BookingRecord, showing: Showing) {
  const { presenting, bookings, now } = showing
  const product = presentProduct(chosen.product, presenting)
  const slot = slotsOf(chosen.product, chosen.option, booking.day).find(({ id }) => id === booking.availabilityId)
  const until = refundableUntil(chosen, booking)
  const isOpen = booking.status === 'ON_HOLD' || booking.status === 'PENDING'
  const { has } = presenting
  return {
    id: booking.uuid,
    uuid: booking.uuid,
    testMode: true,
    resellerReference: booking.resellerReference,
    supplierReference: booking.supplierReference,
    status: booking.status,
    utcCreatedAt: instant(booking.created),
    utcUpdatedAt: instant(booking.updated),
    utcExpiresAt: booking.status === 'ON_HOLD' || booking.status === 'EXPIRED' ? instant(booking.expires) : null,
    utcRedeemedAt: null,
    utcConfirmedAt: instant(booking.confirmed),
    productId: booking.productId,
    product,
    optionId: booking.optionId,
    option: product.options.find(({ id }) => id === booking.optionId),
    cancellable: isOpen || (booking.status === 'CONFIRMED' && until !== null && now.getTime() < until),
    cancellation: booking.cancelled && {
      refund: booking.cancelled.refund,
      reason: booking.cancelled.reason,
      utcCancelledAt: instant(booking.cancelled.at),
    },
    freesale: chosen.product.theme.freesale,
    availabilityId: booking.availabilityId,
    availability:
      slot && presentSlot(chosen, slot, { bookings, now, wanted: [], hasPricing: has.has('octo/pricing'), hasPickups: false }),
    contact: { ...noContact, ...booking.contact },
    notes: booking.notes,
    deliveryMethods: product.deliveryMethods,
    voucher:
      isGiven(booking) && chosen.product.theme.vouchers === 'group'
        ? {
            redemptionMethod: 'DIGITAL',
            utcRedeemedAt: null,
            deliveryOptions: codes(booking.supplierReference, presenting.baseUrl),
          }
        : null,
    unitItems: booking.unitItems.map((item, index) => presentItem(chosen, booking, { item, index }, showing)),
    ...(has.has('octo/pricing') && { pricing: money(booking.price, chosen.product) }),
    ...(has.has('octo/pickups') && {
      pickupRequested: booking.pickup.pointId !== null || booking.pickup.hotel !== null,
      pickupPointId: booking.pickup.pointId,
      pickupHotel: booking.pickup.hotel,
    }),
    ...(has.has('octo/questions') && { questionAnswers: booking.questionAnswers }),
  }
}

import { asOption, type OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { nameOfContact, noContact, type OwnContact } from '#domain/authored-tours/sale/own-booking.ts'
import { ownRefundAt } from '#domain/authored-tours/sale/own-refund.ts'
import { money } from '#domain/money/money.ts'
import { openPeople, type OwnBookingRow, statusAt } from '../bookings/own-booking-row.ts'
import { optionOf } from '../catalogue/read-own-tours.ts'
import type { Place } from '../departures/read-places.ts'
import { octoMoney } from './octo-money.ts'
import type { OctoRequest } from './octo-request.ts'
import { presentSlot } from './present-availability.ts'
import { presentProduct } from './present-product.ts'

const statuses = {
  held: 'ON_HOLD',
  requested: 'PENDING',
  confirmed: 'CONFIRMED',
  rejected: 'REJECTED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
} as const

const instant = (at: Date | null): string | null => at && at.toISOString()
const contactOf = (contact: OwnContact) => ({ ...contact, fullName: nameOfContact(contact) || null })

const refundOf = ({ refund, net }: OwnBookingRow) => {
  if (refund === null || refund === 0) return net === 0 ? 'FULL' : 'NONE'
  return refund === net ? 'FULL' : 'PARTIAL'
}

export interface ShownBooking {
  row: OwnBookingRow
  own: OwnTour
  /** Null for a departure that the schedule no longer has. */
  place: Place | null
  /** When everybody of the booking came; by the place of the person. */
  redeemed: ReadonlyMap<number, Date>
}

/** A booking in the form of OCTO. */
export function presentBooking(request: OctoRequest, { row, own, place, redeemed }: ShownBooking) {
  const { ctx, seller, has } = request
  const now = ctx.now()
  const people = openPeople(ctx, row)
  const product = presentProduct(request, own)
  const option = optionOf(own, row.optionId)
  const presented = product.options.find(({ id }) => id === row.optionId)
  const isRedeemed = row.units.length > 0 && row.units.every((_, at) => redeemed.has(at))
  const status = isRedeemed && row.status === 'confirmed' ? 'REDEEMED' : statuses[statusAt(row, now)]
  const retail = money(row.retail, row.currency)
  const paid = money(row.net, row.currency)
  const isRefundable = paid.amount === 0 || ownRefundAt(row.cancellation, paid, { startsAt: row.startsAt, at: now }).amount > 0
  const isOpen = status === 'ON_HOLD' || status === 'PENDING'
  const last = [...redeemed.values()].toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
  return {
    id: row.uuid,
    uuid: row.uuid,
    testMode: ctx.practiceOf !== null,
    resellerReference: row.resellerReference,
    supplierReference: row.reference,
    status,
    utcCreatedAt: row.createdAt.toISOString(),
    utcUpdatedAt: row.changedAt.toISOString(),
    utcExpiresAt: status === 'ON_HOLD' || status === 'EXPIRED' ? instant(row.heldUntil) : null,
    utcRedeemedAt: isRedeemed ? instant(last) : null,
    utcConfirmedAt: instant(row.confirmedAt),
    productId: row.tourId,
    product,
    optionId: row.optionId,
    option: presented,
    cancellable: isOpen || (status === 'CONFIRMED' && isRefundable && now < row.startsAt),
    cancellation:
      row.status === 'cancelled'
        ? { refund: refundOf(row), reason: row.cancelReason, utcCancelledAt: instant(row.cancelledAt) }
        : null,
    freesale: option.capacity.mode === 'freesale',
    availabilityId: row.departureId,
    availability: place && presentSlot({ request, own, option, wanted: [] }, place),
    contact: contactOf(people.contact),
    notes: people.notes,
    deliveryMethods: product.deliveryMethods,
    voucher: null,
    unitItems: row.units.map(({ uuid, unitId, resellerReference, retail: price }, at) => {
      const reference = `${row.reference}-${at + 1}`
      const person = people.people[at]
      const hasTicket = status === 'CONFIRMED' || status === 'REDEEMED'
      return {
        uuid,
        resellerReference,
        supplierReference: reference,
        unitId,
        unit: presented?.units.find(({ id }) => id === unitId),
        status: redeemed.has(at) && hasTicket ? 'REDEEMED' : status,
        utcRedeemedAt: instant(redeemed.get(at) ?? null),
        contact: contactOf(person?.contact ?? noContact),
        ticket: hasTicket
          ? {
              redemptionMethod: 'DIGITAL',
              utcRedeemedAt: instant(redeemed.get(at) ?? null),
              deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: reference }],
            }
          : null,
        ...(has.has('octo/pricing') && price !== undefined && { pricing: octoMoney(seller, money(price, row.currency)) }),
        ...(has.has('octo/questions') && { questionAnswers: person?.answers ?? [] }),
      }
    }),
    ...(has.has('octo/pricing') && { pricing: { ...octoMoney(seller, retail), net: row.net } }),
    ...(has.has('octo/pickups') && {
      pickupRequested: people.pickup.pointId !== null || people.pickup.hotel !== null,
      pickupPointId: people.pickup.pointId,
      pickupHotel: people.pickup.hotel,
      pickupPoint: asOption(option, 0).pickupPoints.find(({ id }) => id === people.pickup.pointId) ?? null,
    }),
    ...(has.has('octo/questions') && { questionAnswers: people.answers }),
  }
}

import { asOptions, asTour } from '#domain/authored-tours/sale/as-tour.ts'
import { nobody, noContact, type OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'
import { OwnTourError } from '#domain/authored-tours/sale/own-tour-error.ts'
import { isLess, isSame, money, zero } from '#domain/money/money.ts'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import type { SupplierTourOrder, TourBooking, TourReservation, TourSupplier } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeOwn } from '../bookings/change-own.ts'
import { cancelOwn, confirmOwn } from '../bookings/life-of-own.ts'
import { listOwnBookings } from '../bookings/list-own.ts'
import { findOwnBooking, type OwnBookingRow, statusAt } from '../bookings/own-booking-row.ts'
import { reserveOwn } from '../bookings/reserve-own.ts'
import { readOwnTour } from '../catalogue/read-own-tours.ts'
import { readReviews } from '../catalogue/read-reviews.ts'
import { ownSeller } from '../seller.ts'
import { ownDays, ownStarts } from './own-starts.ts'
import { OWN_SUPPLIER } from './own-supplier-id.ts'
import { searchOwnTours } from './search-own.ts'

/** Minutes of a hold that is confirmed at once. */
const USUAL_MINUTES = 15

const gone = new Set(['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID', 'INVALID_AVAILABILITY_ID'])

function kindOf({ code, reason }: OwnTourError): SupplierErrorKind {
  if (reason === 'price') return 'price-changed'
  return gone.has(code) || reason === 'sold-out' ? 'sold-out' : 'rejected'
}

/** A refusal of the sale in the words of the port. */
async function asSupplier<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof OwnTourError)) throw error
    const code = error.reason === 'too-late' ? 'TOO_LATE' : error.code
    throw new SupplierError(kindOf(error), OWN_SUPPLIER.id, error.message, code, error.message)
  }
}

const statuses = {
  held: 'held',
  requested: 'requested',
  confirmed: 'issued',
  rejected: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
} as const

const priceOfRow = ({ retail, currency }: OwnBookingRow) => money(retail, currency)

/** A booking as an order of a supplier. The agency owes itself nothing, so nothing is refunded from a supplier either. */
function orderOf(ctx: Ctx, row: OwnBookingRow): SupplierTourOrder {
  const status = statuses[statusAt(row, ctx.now())]
  return {
    id: row.uuid,
    supplierOfferId: row.departureId,
    reference: row.resellerReference,
    bookingReference: status === 'issued' || status === 'cancelled' ? row.reference : null,
    status,
    total: priceOfRow(row),
    payBy: null,
    priceGuaranteedUntil: null,
    voidUntil: null,
    details: {
      group: null,
      tickets: row.units.map((_, index) => ({
        index,
        reference: row.reference,
        codes: [{ format: 'qr' as const, value: `${row.reference}-${index + 1}` }],
      })),
      redemption: 'digital',
    },
    refund: row.status === 'cancelled' ? zero(ctx.regional.currency) : null,
    unitIds: row.units.map(({ unitId }) => unitId),
  }
}

/** The agency's own tours, sold like those of any supplier, in this process. */
export function createOwnSupplier(ctx: Ctx): TourSupplier {
  const seller = ownSeller(ctx.agencyId)
  const read = (uuid: string) => ctx.tx((tx) => findOwnBooking(tx, ctx, { seller, uuid }))

  async function hold(wanted: TourReservation): Promise<OwnBookingRow> {
    const { reference, productId, optionId, availabilityId, unitIds, minutes, price, addOns } = wanted
    const items = unitIds.map((unitId) => ({ uuid: crypto.randomUUID(), unitId, resellerReference: null }))
    const row = await reserveOwn(ctx, seller, {
      uuid: reference,
      productId,
      optionId,
      availabilityId,
      items,
      minutes,
      resellerReference: null,
      people: nobody,
      addOns,
    })
    const asked = priceOfRow(row)
    if (asked.currency === price.currency && (isSame(asked, price) || isLess(asked, price))) return row
    await cancelOwn(ctx, { seller, uuid: reference }, 'The price changed')
    throw new SupplierError('price-changed', OWN_SUPPLIER.id, `the price of ${reference} changed`)
  }

  async function confirm(booking: TourBooking): Promise<OwnBookingRow> {
    const standing = booking.reservationId === null ? null : await read(booking.reservationId)
    const isStanding = standing && ['held', 'confirmed', 'requested'].includes(statusAt(standing, ctx.now()))
    const row = isStanding ? standing : await hold({ ...booking, minutes: USUAL_MINUTES })
    const people = () => peopleOf(booking)
    return confirmOwn(ctx, { seller, uuid: row.uuid }, { resellerReference: booking.reference, people })
  }

  async function change(uuid: string, to: TourBooking): Promise<OwnBookingRow> {
    const { optionId, availabilityId, unitIds, price, addOns = [] } = to
    const items = unitIds.map((unitId) => ({ uuid: crypto.randomUUID(), unitId, resellerReference: null }))
    const people = () => peopleOf(to)
    return changeOwn(
      ctx,
      { seller, uuid },
      { optionId, availabilityId, items, resellerReference: null, people, most: price, addOns },
    )
  }

  async function readOrder(uuid: string): Promise<SupplierTourOrder> {
    const row = await read(uuid)
    if (!row) throw new SupplierError('rejected', OWN_SUPPLIER.id, `no booking ${uuid}`, 'INVALID_BOOKING_UUID')
    return orderOf(ctx, row)
  }

  return {
    ...OWN_SUPPLIER,
    async *search(query) {
      yield await searchOwnTours(ctx, query)
    },
    tour: (productId) =>
      asSupplier(async () => {
        const { own, reviews } = await ctx.tx(async (tx) => ({
          own: await readOwnTour(tx, ctx, { productId, seller }),
          reviews: await readReviews(tx, ctx, [productId]),
        }))
        const tour = asTour(own, ctx.numbers)
        if (!tour) throw new SupplierError('sold-out', OWN_SUPPLIER.id, `${productId} has no place`)
        return { tour: { ...tour, reviews: reviews.get(productId) ?? [] }, options: asOptions(own.tour) }
      }),
    days: (ref, period) => asSupplier(() => ownDays(ctx, ref, period)),
    starts: (ref, on) => asSupplier(() => ownStarts(ctx, ref, on)),
    reserve: (reservation) =>
      asSupplier(async () => {
        const row = await hold(reservation)
        if (row.status !== 'held' || !row.heldUntil) throw new SupplierError('sold-out', OWN_SUPPLIER.id, `it is ${row.status}`)
        return { id: row.uuid, until: row.heldUntil }
      }),
    async release(uuid) {
      const row = await read(uuid)
      if (row && statusAt(row, ctx.now()) === 'held') await asSupplier(() => cancelOwn(ctx, { seller, uuid }, 'Not bought'))
    },
    book: (booking) => asSupplier(async () => orderOf(ctx, await confirm(booking))),
    change: (uuid, to) => asSupplier(async () => orderOf(ctx, await change(uuid, to))),
    cancel: (uuid) => asSupplier(async () => orderOf(ctx, await cancelOwn(ctx, { seller, uuid }, 'Cancelled by the buyer'))),
    async findBooking(reference) {
      const rows = await ctx.tx((tx) => listOwnBookings(tx, ctx, { seller, resellerReference: reference }))
      const found = rows.map((row) => orderOf(ctx, row))
      return found.find(({ status }) => status === 'issued' || status === 'requested') ?? found[0] ?? null
    },
    getOrder: readOrder,
  }
}

/** The people of an order: the lead is the contact, and each place has its person and answers. */
function peopleOf({ participants, contact, answers, pickup, requests }: TourBooking): OwnPeople {
  const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) => ({
    ...noContact,
    firstName: givenName,
    lastName: familyName,
  })
  const [lead] = participants
  const most = Math.max(0, ...participants.map(({ index }) => index), ...answers.map(({ index }) => index ?? 0))
  const answersOf = (index: number | null) =>
    answers.filter((one) => one.index === index && one.value !== '').map(({ questionId, value }) => ({ questionId, value }))
  return {
    contact: { ...(lead ? nameOf(lead) : noContact), emailAddress: contact.email, phoneNumber: contact.phone },
    people: Array.from({ length: most + 1 }, (_, index) => {
      const person = participants.find((one) => one.index === index)
      return { contact: person ? nameOf(person) : noContact, answers: answersOf(index) }
    }),
    answers: answersOf(null),
    pickup: { pointId: pickup?.pointId ?? null, hotel: pickup?.hotel ?? null },
    notes: requests || null,
  }
}

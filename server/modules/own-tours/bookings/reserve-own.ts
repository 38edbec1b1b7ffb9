import { randomInt } from 'node:crypto'
import type { OwnPeople, OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import { badRequest } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { tourOwnBookings } from '../../../db/schema/index.ts'
import { isUuid, optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import type { Seller } from '../seller.ts'
import { findOwnBooking, type OwnBookingRow } from './own-booking-row.ts'
import { netFor } from './price-own.ts'
import { assertSeats, checkParty, lockPlaces, pricedItems, seePlaces, writeSeats } from './take-places.ts'

export interface OwnReservation {
  uuid: string
  productId: string
  optionId: string
  availabilityId: string
  items: readonly OwnUnitItem[]
  minutes: number
  resellerReference: string | null
  people: OwnPeople
}

const MINUTE_MS = 60_000
/** Without 0, O, 1 and I, which are mistaken for each other when they are typed. */
const DIGITS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten digits: a voucher's content, which nobody guesses. */
const newReference = (): string => Array.from({ length: 10 }, () => DIGITS[randomInt(DIGITS.length)]).join('')

/**
 * Holds seats of a departure. A repeated uuid of the seller returns the booking that it made. Throws an OwnTourError; the seats are taken in one
 * transaction, so that nobody else has them.
 */
export async function reserveOwn(ctx: Ctx, seller: Seller, wanted: OwnReservation): Promise<OwnBookingRow> {
  const { uuid, productId, optionId, availabilityId, items } = wanted
  if (!isUuid(uuid)) throw badRequest('The uuid is not a UUID')
  return ctx.tx(async (tx) => {
    const before = await findOwnBooking(tx, ctx, { seller, uuid })
    if (before) return before
    const own = await readOwnTour(tx, ctx, { productId, seller })
    const option = optionOf(own, optionId)
    const unitIds = items.map(({ unitId }) => unitId)
    const places = checkParty(ctx, { seller, own, option, departureId: availabilityId, unitIds })
    // Where nothing is left nobody waits for the lock.
    assertSeats(await seePlaces(tx, ctx, places), places.seats)
    const place = await lockPlaces(tx, ctx, places)
    // The same request may have arrived twice at once.
    const meanwhile = await findOwnBooking(tx, ctx, { seller, uuid })
    if (meanwhile) return meanwhile
    assertSeats(place, places.seats)
    const { departure, seats, retail } = places
    const now = ctx.now()
    const [made] = await tx
      .insert(tourOwnBookings)
      .values({
        id: ctx.newId(),
        agencyId: ctx.agencyId,
        uuid,
        sellerId: seller.id,
        resellerId: seller.resellerId,
        tourId: own.id,
        optionId,
        departureId: departure.id,
        day: departure.day,
        startsAt: departure.startsAt,
        endsAt: departure.endsAt,
        status: 'held',
        heldUntil: new Date(now.getTime() + wanted.minutes * MINUTE_MS),
        units: pricedItems(places, items),
        seats,
        currency: retail.currency,
        retail: retail.amount,
        net: netFor(seller, retail).amount,
        cancellation: option.setup.cancellation,
        reference: newReference(),
        resellerReference: wanted.resellerReference,
        peopleCipher: ctx.system.cipher.seal(wanted.people),
        createdAt: now,
        changedAt: now,
      })
      .returning()
    if (!made) throw new Error(`no booking ${uuid}`)
    await writeSeats(tx, ctx, made.id, places)
    return made
  })
}

import type { OwnPeople, OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import type { ChosenAddOn } from '#domain/tours/add-ons.ts'
import { badRequest } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { isUuid } from '../../../db/is-uuid.ts'
import { optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import type { Seller } from '../seller.ts'
import { findOwnBooking, type OwnBookingRow } from './own-booking-row.ts'
import { holdPlaces } from './hold-places.ts'
import { takeOffered } from './take-offered.ts'
import { assertSeats, checkParty, lockPlaces, seePlaces, takeAddOns } from './take-places.ts'

export interface OwnReservation {
  uuid: string
  productId: string
  optionId: string
  availabilityId: string
  items: readonly OwnUnitItem[]
  minutes: number
  resellerReference: string | null
  people: OwnPeople
  addOns?: readonly ChosenAddOn[] | undefined
}

const MINUTE_MS = 60_000

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
    const until = new Date(ctx.now().getTime() + wanted.minutes * MINUTE_MS)
    const addOns = takeAddOns(option, place, wanted.addOns ?? [])
    const made = await holdPlaces(tx, ctx, { ...wanted, seller, places, until, addOns })
    await takeOffered(tx, ctx, places)
    return made
  })
}

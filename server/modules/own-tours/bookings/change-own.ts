import type { OwnPeople, OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import { ended, invalidBooking, tooLate } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import type { Seller } from '../seller.ts'
import { findOwnBooking, lockOwnBooking, openPeople, type OwnBookingRow, setOwnBooking, statusAt } from './own-booking-row.ts'
import { netFor } from './price-own.ts'
import { assertSeats, checkParty, lockPlaces, writeSeats } from './take-places.ts'

export interface OwnChange {
  optionId?: string
  availabilityId?: string
  items?: readonly OwnUnitItem[]
  resellerReference: string | null
  people(before: OwnPeople): OwnPeople
}

const isOver = (status: string) => status !== 'held' && status !== 'confirmed' && status !== 'requested'

/**
 * Changes what a booking says, and its departure or units at today's price before the tour begins. The seats are locked before the booking, in the
 * order of every other sale.
 */
export async function changeOwn(ctx: Ctx, named: { seller: Seller; uuid: string }, change: OwnChange): Promise<OwnBookingRow> {
  const { seller, uuid } = named
  return ctx.tx(async (tx) => {
    const before = await findOwnBooking(tx, ctx, named)
    if (!before) throw invalidBooking(uuid)
    const told = (row: OwnBookingRow) => ({
      peopleCipher: ctx.system.cipher.seal(change.people(openPeople(ctx, row))),
      resellerReference: change.resellerReference ?? row.resellerReference,
    })
    const assertOpen = (row: OwnBookingRow) => {
      const status = statusAt(row, ctx.now())
      if (isOver(status)) throw ended(status)
      if (row.startsAt <= ctx.now()) throw tooLate('The tour has begun')
      return row
    }
    assertOpen(before)
    const { optionId = before.optionId, availabilityId = before.departureId, items = before.units } = change
    const isMoved = optionId !== before.optionId || availabilityId !== before.departureId || change.items !== undefined
    if (!isMoved) return setOwnBooking(tx, ctx, assertOpen(await lockOwnBooking(tx, ctx, named)), told(before))
    const own = await readOwnTour(tx, ctx, { productId: before.tourId, seller })
    const option = optionOf(own, optionId)
    const unitIds = items.map(({ unitId }) => unitId)
    const places = checkParty(ctx, { seller, own, option, departureId: availabilityId, unitIds })
    const place = await lockPlaces(tx, ctx, places)
    const row = assertOpen(await lockOwnBooking(tx, ctx, named))
    const isSameDeparture = row.optionId === optionId && row.departureId === availabilityId
    const { departure, seats, retail } = places
    // Of the same departure only further seats are needed: it may have been closed or overbooked since.
    if (!isSameDeparture) assertSeats(place, seats)
    else if (seats > row.seats) assertSeats(place, seats - row.seats)
    const changed = await setOwnBooking(tx, ctx, row, {
      ...told(row),
      optionId,
      departureId: departure.id,
      day: departure.day,
      startsAt: departure.startsAt,
      endsAt: departure.endsAt,
      units: [...items],
      seats,
      currency: retail.currency,
      retail: retail.amount,
      net: netFor(seller, retail).amount,
      cancellation: option.setup.cancellation,
    })
    await writeSeats(tx, ctx, row.id, places)
    return changed
  })
}

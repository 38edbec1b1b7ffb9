import type { OwnPeople, OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import { personalQuestionsOf } from '#domain/authored-tours/sale/personal-answers.ts'
import { ownRefundAt } from '#domain/authored-tours/sale/own-refund.ts'
import { ended, invalidBooking, priceChanged, tooLate } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { ChosenAddOn } from '#domain/tours/add-ons.ts'
import { isLess, type Money, money } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import { optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import { recordAvailability } from '../departures/record-availability.ts'
import type { Seller } from '../seller.ts'
import { findOwnBooking, lockOwnBooking, openPeople, type OwnBookingRow, setOwnBooking, statusAt } from './own-booking-row.ts'
import { netFor } from './price-own.ts'
import {
  assertSeats,
  checkParty,
  lockPlaces,
  pricedItems,
  reduceSeats,
  seePlaces,
  takeAddOns,
  writeSeats,
} from './take-places.ts'

export interface OwnChange {
  optionId?: string
  availabilityId?: string
  items?: readonly OwnUnitItem[]
  resellerReference: string | null
  /** What is taken with it; absent: as before. */
  addOns?: readonly ChosenAddOn[] | undefined
  /** The retail price that was agreed to; a higher one is refused. */
  most?: Money
  people(before: OwnPeople): OwnPeople
}

const isOver = (status: string) => status !== 'held' && status !== 'confirmed' && status !== 'requested'

/** A change must not avoid what a cancellation costs: throws unless cancelling refunds everything. */
function assertFree(ctx: Ctx, { cancellation, net, currency, startsAt }: OwnBookingRow): void {
  const paid = money(net, currency)
  if (isLess(ownRefundAt(cancellation, paid, { startsAt, at: ctx.now() }), paid))
    throw tooLate('The cancellation cut-off has passed')
}

/**
 * Changes what a booking says, and its departure or units at today's price before the tour begins. A confirmed booking is moved, made cheaper or asked
 * for again only while cancelling it is free. The seats are locked before the booking, in the order of every other sale.
 */
export async function changeOwn(ctx: Ctx, named: { seller: Seller; uuid: string }, change: OwnChange): Promise<OwnBookingRow> {
  const { seller, uuid } = named
  return ctx.tx(async (tx) => {
    const before = await findOwnBooking(tx, ctx, named)
    if (!before) throw invalidBooking(uuid)
    const own = await readOwnTour(tx, ctx, { productId: before.tourId, seller })
    const told = (row: OwnBookingRow) => {
      const people = change.people(openPeople(ctx, row))
      const option = optionOf(own, change.optionId ?? row.optionId)
      return {
        peopleCipher: ctx.system.cipher.seal(people),
        personalQuestions: personalQuestionsOf(option, people),
        resellerReference: change.resellerReference ?? row.resellerReference,
      }
    }
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
    const option = optionOf(own, optionId)
    const unitIds = items.map(({ unitId }) => unitId)
    const places = checkParty(ctx, { seller, own, option, departureId: availabilityId, unitIds })
    await lockPlaces(tx, ctx, places)
    const row = assertOpen(await lockOwnBooking(tx, ctx, named))
    const isSameDeparture = row.optionId === optionId && row.departureId === availabilityId
    const { departure, seats, retail } = places
    if (change.most && (retail.currency !== change.most.currency || isLess(change.most, retail))) throw priceChanged()
    const net = netFor(seller, retail)
    // Nobody needs further seats of the same departure for fewer people: it may have been closed or overbooked since.
    const needsSeats = !isSameDeparture || seats > row.seats
    const place = await seePlaces(tx, ctx, places, row)
    if (needsSeats) assertSeats(place, seats)
    const addOns = takeAddOns(option, place, change.addOns ?? row.addOns)
    const isConfirmed = row.status === 'confirmed'
    // The agency accepted other seats than these.
    const isAskedAgain = isConfirmed && needsSeats && option.capacity.mode === 'on-request'
    const isCheaper = net.currency !== row.currency || net.amount < row.net
    if (isConfirmed && (!isSameDeparture || isCheaper || isAskedAgain)) assertFree(ctx, row)
    const changed = await setOwnBooking(tx, ctx, row, {
      ...told(row),
      optionId,
      departureId: departure.id,
      day: departure.day,
      startsAt: departure.startsAt,
      endsAt: departure.endsAt,
      units: pricedItems(places, items),
      seats,
      addOns,
      currency: retail.currency,
      retail: retail.amount,
      net: net.amount,
      cancellation: isSameDeparture ? row.cancellation : option.setup.cancellation,
      ...(isAskedAgain && { status: 'requested', confirmedAt: null }),
    })
    if (needsSeats) await writeSeats(tx, ctx, row.id, places)
    else await reduceSeats(tx, ctx, row, seats)
    await recordAvailability(tx, ctx, [row, changed])
    return changed
  })
}

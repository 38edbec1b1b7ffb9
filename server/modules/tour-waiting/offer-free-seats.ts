import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import { asOption } from '#domain/authored-tours/sale/as-tour.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { nobody, noContact } from '#domain/authored-tours/sale/own-booking.ts'
import { OwnTourError } from '#domain/authored-tours/sale/own-tour-error.ts'
import { nextOffers, offerEnds } from '#domain/authored-tours/sale/waiting.ts'
import { deadlineWords } from '#domain/deadline.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { holdPlaces } from '../own-tours/bookings/hold-places.ts'
import { type CheckedPlaces, checkParty } from '../own-tours/bookings/take-places.ts'
import { optionOf, readOwnTour } from '../own-tours/catalogue/read-own-tours.ts'
import { lockSeats } from '../own-tours/departures/lock-seats.ts'
import { ownSeller } from '../own-tours/seller.ts'
import { peopleOf } from '../tours/booking/people-of.ts'
import { shopOriginOf, waitingFacts } from './mail-facts.ts'
import { endEntry, lockLive, openContact, setEntry, type WaitingRow } from './waiting-entry.ts'

/** A tour, option and departure that are sold; null when they no longer are. */
async function readSold(tx: Transaction, ctx: Ctx, { tourId, optionId, departureId }: DepartureRef) {
  try {
    const own = await readOwnTour(tx, ctx, { productId: tourId, seller: ownSeller(ctx.agencyId) })
    const option = optionOf(own, optionId)
    const departure = departureOf(scheduleOf(option, own.tour.location.zone), departureId)
    return departure && departure.bookableUntil > ctx.now() ? { own, option, departure } : null
  } catch (error) {
    if (error instanceof OwnTourError) return null
    throw error
  }
}
type Sold = NonNullable<Awaited<ReturnType<typeof readSold>>>

/** Null for people whom the option no longer takes. */
function placesFor(ctx: Ctx, { own, option, departure }: Sold, { party }: WaitingRow): CheckedPlaces | null {
  try {
    const unitIds = peopleOf(asOption(option, 0), party).people.map(({ unit }) => unit.id)
    return checkParty(ctx, { seller: ownSeller(ctx.agencyId), own, option, departureId: departure.id, unitIds })
  } catch (error) {
    if (error instanceof OwnTourError || error instanceof AppError) return null
    throw error
  }
}

interface Fitting {
  row: WaitingRow
  places: CheckedPlaces
  seats: number
}

/** Those who wait, with the seats that they need of what is sold now. The entries of people whom it no longer takes end. */
async function readFitting(tx: Transaction, ctx: Ctx, sold: Sold, live: readonly WaitingRow[]): Promise<Fitting[]> {
  const found: Fitting[] = []
  for (const row of live.filter(({ status }) => status === 'waiting')) {
    const places = placesFor(ctx, sold, row)
    if (!places) {
      await endEntry(tx, ctx, row, 'expired')
      continue
    }
    const { seats } = places
    if (seats !== row.seats) await setEntry(tx, ctx, row.id, { seats })
    found.push({ row, places, seats })
  }
  return found
}

/** Holds the seats of one who waits, and mails them the offer. */
async function offer(tx: Transaction, ctx: Ctx, { row, places, origin }: Omit<Fitting, 'seats'> & { origin: string }) {
  const { own, option, departure } = places
  const until = offerEnds(ctx.now(), departure.bookableUntil)
  const { name, email } = openContact(ctx, row)
  const hold = await holdPlaces(tx, ctx, {
    uuid: crypto.randomUUID(),
    seller: ownSeller(ctx.agencyId),
    places,
    items: places.unitIds.map((unitId) => ({ uuid: crypto.randomUUID(), unitId, resellerReference: null })),
    until,
    resellerReference: null,
    people: { ...nobody, contact: { ...noContact, fullName: name, emailAddress: email } },
  })
  await setEntry(tx, ctx, row.id, { status: 'offered', offeredUntil: until, bookingId: hold.id, claimedBy: null })
  const { city, zone } = own.tour.location
  const { facts } = waitingFacts(ctx, { own, option, departure, row, origin })
  const words = deadlineWords(until, { city, zone }, ctx.regional.zone)
  await queueMail(tx, ctx, {
    template: 'tour-seats-offered',
    to: email,
    data: { ...facts, until: words },
    dedupeKey: `tour-seats-offered:${row.id}:${hold.id}`,
  })
}

/**
 * Ends offers that nobody took, and offers the free seats of a departure to those who wait, in their order. False once nobody waits any more, or the
 * departure is no longer sold.
 */
export async function offerFreeSeats(ctx: Ctx, ref: DepartureRef): Promise<boolean> {
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    const sold = await readSold(tx, ctx, ref)
    // Seats are locked before entries, as a checkout does that takes an offer over.
    if (sold) await lockSeats(tx, ctx, { tourId: ref.tourId, ...sold })
    const live = await lockLive(tx, ctx, ref)
    const now = ctx.now()
    const ended = live.filter(({ status, offeredUntil }) => status === 'offered' && offeredUntil !== null && offeredUntil <= now)
    for (const row of sold ? ended : live) await endEntry(tx, ctx, row, 'expired')
    if (!sold) return false
    const { free, closed } = await lockSeats(tx, ctx, { tourId: ref.tourId, ...sold })
    if (!closed) {
      const fitting = await readFitting(tx, ctx, sold, live)
      for (const one of nextOffers(fitting, { free, isPrivate: sold.option.setup.isPrivate }))
        await offer(tx, ctx, { ...one, origin })
    }
    return live.length > ended.length
  })
}

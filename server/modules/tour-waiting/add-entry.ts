import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { asOption } from '#domain/authored-tours/sale/as-tour.ts'
import { capacityOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { OwnTourError } from '#domain/authored-tours/sale/own-tour-error.ts'
import { AppError } from '#domain/errors.ts'
import type { Party } from '#domain/tours/search.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourWaitingEntries } from '../../db/schema/index.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { checkParty, lockPlaces } from '../own-tours/bookings/take-places.ts'
import { optionOf, readOwnTour } from '../own-tours/catalogue/read-own-tours.ts'
import { ownSeller } from '../own-tours/seller.ts'
import { peopleOf } from '../tours/booking/people-of.ts'
import { shopOriginOf, waitingFacts } from './mail-facts.ts'
import { offerSeats } from './offer-seats.job.ts'
import { lockLive, newLink, openContact, sealContact, type WaitingContact } from './waiting-entry.ts'

/** The most who wait for one departure. */
const MOST_WAITING = 100

export interface NewEntry extends DepartureRef {
  party: Party
  contact: WaitingContact
}

/** The places that a party would take. Throws input.invalid for people whom the option does not take, and tour.no-availability. */
async function checkPlaces(tx: Transaction, ctx: Ctx, { tourId, optionId, departureId, party }: NewEntry) {
  const seller = ownSeller(ctx.agencyId)
  try {
    const own = await readOwnTour(tx, ctx, { productId: tourId, seller })
    const option = optionOf(own, optionId)
    const { people } = peopleOf(asOption(option, 0), party)
    const unitIds = people.map(({ unit }) => unit.id)
    return checkParty(ctx, { seller, own, option, departureId, unitIds })
  } catch (error) {
    throw error instanceof OwnTourError ? new AppError('tour.no-availability') : error
  }
}

/**
 * Puts somebody on the waiting list of a departure that is sold out for them, and mails them the link of their place. Who waits already stays where
 * they are. Throws tour.no-availability, tour.not-sold-out, tour.waiting-list-full and input.invalid.
 */
export async function addEntry(ctx: Ctx, entry: NewEntry): Promise<{ done: true }> {
  const origin = await shopOriginOf(ctx)
  const { tourId, optionId, departureId, party, contact } = entry
  return ctx.tx(async (tx) => {
    const places = await checkPlaces(tx, ctx, entry)
    const { own, option, departure, seats } = places
    // Locked, so that of two who join at once the second sees the first, and the checks do not end between.
    const { left, closed, capacity, overbooked } = await lockPlaces(tx, ctx, places)
    const usual = capacityOf(option)
    const most = capacity === null || usual === null ? null : Math.max(usual, capacity + overbooked)
    if (closed || (most !== null && seats > most)) throw new AppError('tour.no-availability')
    if (left === null || left >= seats) throw new AppError('tour.not-sold-out')
    const live = await lockLive(tx, ctx, entry)
    const isKnown = live.some((row) => openContact(ctx, row).email.toLowerCase() === contact.email.toLowerCase())
    if (isKnown) return { done: true }
    if (live.length >= MOST_WAITING) throw new AppError('tour.waiting-list-full')
    const row = {
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      tourId,
      optionId,
      departureId,
      startsAt: departure.startsAt,
      party,
      people: partyCount(party),
      seats,
      status: 'waiting' as const,
      contactCipher: sealContact(ctx, contact),
      ...newLink(ctx),
      addedBy: ctx.actor.name,
      createdAt: ctx.now(),
      changedAt: ctx.now(),
    }
    await tx.insert(tourWaitingEntries).values(row)
    const { email, facts } = waitingFacts(ctx, { own, option, departure, row, origin })
    await queueMail(tx, ctx, {
      template: 'tour-waiting-joined',
      to: email,
      data: facts,
      dedupeKey: `tour-waiting-joined:${row.id}`,
    })
    // The first who waits starts the checks; they end with the list.
    if (live.length === 0)
      await ctx.system.jobs.enqueue(tx, offerSeats, { agencyId: ctx.agencyId, tourId, optionId, departureId })
    return { done: true }
  })
}

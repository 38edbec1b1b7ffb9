import { deadlineWords } from '#domain/deadline.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { Numbers } from '#domain/numbers.ts'
import { partyWords } from '#domain/travel/choice-summary.ts'
import { cityOf, clockPlaceOf } from '#domain/travel/places.ts'
import type { Ctx } from '../../ctx.ts'
import { describeJourneys } from '../../documents/describe-journey.ts'
import type { SharedFlight } from '../../mail/templates/shared-flights.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { fareFacts } from './fare-facts.ts'
import { type FoundOffer, findOffer } from './search/flight-searches.ts'
import { toPricedOffer } from './search/offer-parts.ts'

const titleOf = ({ slices }: SupplierFlightOffer): string => {
  const cities = slices.map((slice) => cityOf(slice.to))
  const [first] = slices
  const start = first ? cityOf(first.from) : ''
  const isThereAndBack = slices.length === 2 && cities[1] === start
  return isThereAndBack ? `${start} to ${cities[0]} and back` : [start, ...cities].join(' to ')
}

/** The customer's view of an offer: the selling price, without the agency's price, margin and supplier. */
function describeOffer({ offer, waterfall, search }: FoundOffer, numbers: Numbers): SharedFlight {
  const { total, taxes } = toPricedOffer(offer, waterfall, { seesMargin: false })
  return {
    airline: offer.ownerName,
    journeys: describeJourneys(offer),
    facts: fareFacts(offer, numbers),
    total,
    taxes,
    travellers: partyWords({ ...search, children: search.children.length }),
  }
}

export interface Share {
  to: string
  note: string
  offers: { searchId: string; offerId: string }[]
}

/**
 * Mails offers to a customer with the agency's brand. Throws `flight.search-expired` and `flight.offer-gone` for what can no longer be booked, and
 * `input.too-many-requests` after five mails of an agency to one address within an hour.
 */
export async function shareOffers(ctx: Ctx, { to, note, offers }: Share): Promise<void> {
  const found = await Promise.all(offers.map((wanted) => findOffer(ctx, wanted)))
  const [first] = found
  if (!first) return
  const validUntil = new Date(Math.min(...found.map(({ until }) => until)))
  await ctx.system.rateLimits.consume([['share-offers.recipient', `${ctx.agencyId}|${to.toLowerCase()}`]])
  await ctx.tx((tx) =>
    queueMail(tx, ctx, {
      template: 'shared-flights',
      to,
      data: {
        title: titleOf(first.offer),
        note,
        sender: ctx.actor.name,
        flights: found.map((one) => describeOffer(one, ctx.numbers)),
        validUntil: deadlineWords(validUntil, clockPlaceOf(first.offer.slices[0]?.from ?? ''), ctx.regional.zone),
      },
      dedupeKey: `shared-flights:${ctx.newId()}`,
    }),
  )
}

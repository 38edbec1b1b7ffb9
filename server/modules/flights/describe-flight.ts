import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { routeWords } from '#domain/flights/route-words.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { type ChoiceSummary, partyOf, spanOf } from '#domain/travel/choice-summary.ts'
import type { Ctx } from '../../ctx.ts'
import { describeJourneys, type Journey } from '../../documents/describe-journey.ts'
import { fareFacts } from './fare-facts.ts'
import { timesOf } from './times-of.ts'

/** `Lagos to London, Tue 01 Dec 2026, 07:40 to 16:30 (+1 day): BA 75, direct, 6 h 50 min` */
function journeyLine({ heading, day, duration, stops, flights }: Journey): string {
  const days = flights.reduce((sum, { daysLater }) => sum + daysLater, 0)
  const late = days > 0 ? ` (+${days} ${days === 1 ? 'day' : 'days'})` : ''
  const times = `${flights[0]?.from.time} to ${flights.at(-1)?.to.time}${late}`
  return `${heading}, ${day}, ${times}: ${flights.map(({ number }) => number).join(', ')}, ${stops.toLowerCase()}, ${duration}`
}

/** Chosen flights in words. */
export function describeFlight(ctx: Ctx, { search, offer }: { search: FlightSearch; offer: SupplierFlightOffer }): ChoiceSummary {
  const journeys = describeJourneys(offer)
  return {
    title: routeWords(search),
    from: (journeys[0]?.flights[0]?.from.local ?? '').slice(0, 10),
    to: (journeys.at(-1)?.flights.at(-1)?.to.local ?? '').slice(0, 10),
    ...spanOf(timesOf(offer)),
    ...partyOf(offer.passengers.map(({ type }) => type)),
    facts: [
      ...journeys.map(journeyLine),
      `${offer.ownerName}, ${journeys[0]?.flights[0]?.cabin.toLowerCase()}.`,
      ...fareFacts(offer, ctx.numbers),
    ],
    photo: null,
    bookableUntil: offer.expiresAt,
  }
}

import type { FlightItineraryOffer } from '#domain/flights/offer.ts'
import { timeZoneOf } from '#domain/travel/places.ts'
import { instantOf } from '../products/local-time.ts'

/** From the first departure to the last arrival, in local times of the airports. */
export function timesOf({ slices }: Pick<FlightItineraryOffer, 'slices'>) {
  const segments = slices.flatMap((slice) => slice.segments)
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) throw new Error('an offer without flights')
  const zone = timeZoneOf(first.from)
  return { startsAt: instantOf(first.departsAt, zone), endsAt: instantOf(last.arrivesAt, timeZoneOf(last.to)), zone }
}

import { addDays } from '../../dates.ts'
import type { FlightItineraryOffer } from '../../flights/offer.ts'
import type { FlightSearch } from '../../flights/search.ts'
import { CHILD_AGES } from '../../flights/search-rules.ts'
import type { Moved } from '../../travel/moved.ts'

/** The same journey so many days later, for these people: who is older than a child flies as an adult, who is younger on a lap. */
export function flightSearchOn(search: FlightSearch, { days, adults, children }: Moved): FlightSearch {
  const older = children.filter((age) => age > CHILD_AGES.most).length
  return {
    ...search,
    depart: addDays(search.depart, days),
    return: search.return && addDays(search.return, days),
    more: search.more.map((leg) => ({ ...leg, depart: addDays(leg.depart, days) })),
    adults: adults + older,
    children: children.filter((age) => age >= CHILD_AGES.least && age <= CHILD_AGES.most),
    infants: children.filter((age) => age < CHILD_AGES.least).length,
  }
}

/** The same flights in the same fare on any day and for any party: flight numbers, cabins, fare, and the bags of an adult. */
export const serviceKey = ({ slices, refund, change, passengers }: FlightItineraryOffer): string => {
  const bags = passengers.find(({ type }) => type === 'ADT')?.baggage
  return [
    ...slices.map(
      ({ segments, fareBrand }) =>
        `${segments.map((one) => `${one.marketingCarrier}${one.flightNumber}${one.from}${one.to}${one.cabin}`).join('+')}/${fareBrand}`,
    ),
    refund?.allowed,
    change?.allowed,
    `${bags?.checked}/${bags?.cabin}`,
  ].join('|')
}

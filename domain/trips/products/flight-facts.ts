import { lastTravelDay } from '../../flights/journey.ts'
import type { FlightItineraryOffer } from '../../flights/offer.ts'
import type { FlightSearch } from '../../flights/search.ts'
import { findAirport, timeZoneOf } from '../../travel/places.ts'
import { momentAt, noFacts, partyOf, type TripFacts, type TripPlace } from '../trip-facts.ts'

function airportPlace(code: string, city: string): TripPlace {
  const airport = findAirport(code)
  return { name: city, latitude: airport?.lat ?? 0, longitude: airport?.lon ?? 0, airport: code }
}

/** Each flight of an offer, and the people of its search: their ages are those on the last day. */
export function flightFacts(search: FlightSearch, { slices }: Pick<FlightItineraryOffer, 'slices'>): TripFacts {
  const { adults, children, infants } = search
  return {
    ...noFacts,
    journeys: slices
      .flatMap(({ segments }) => segments)
      .map(({ from, to, fromCity, toCity, departsAt, arrivesAt }) => ({
        from: airportPlace(from, fromCity),
        to: airportPlace(to, toCity),
        departs: momentAt(departsAt, timeZoneOf(from)),
        arrives: momentAt(arrivesAt, timeZoneOf(to)),
      })),
    party: partyOf(lastTravelDay(search), { adults, ages: children, unnamedInfants: infants }),
  }
}

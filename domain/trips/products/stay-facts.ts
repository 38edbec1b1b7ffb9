import type { SupplierStayOffer } from '../../stays/stay-offer.ts'
import { noFacts, partyOf, type TripFacts } from '../trip-facts.ts'

/** The nights of a room, and its guests: their ages are those on the day of arrival. */
export function stayFacts({ property, checkIn, checkOut, rooms }: SupplierStayOffer): TripFacts {
  const { latitude, longitude, address } = property
  return {
    ...noFacts,
    nights: [{ property: property.id, place: { name: address.city, latitude, longitude, airport: null }, checkIn, checkOut }],
    party: partyOf(checkIn, {
      adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
      ages: rooms.flatMap(({ children }) => children),
      unnamedInfants: rooms.reduce((sum, { infants }) => sum + infants, 0),
    }),
  }
}

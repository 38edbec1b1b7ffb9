import type { StaySearch } from '#domain/stays/search.ts'
import { searchedKm } from '#domain/stays/search-rules.ts'
import type { StayQuery } from '#integrations/stays/port.ts'

/** No age is asked for an infant; suppliers only need to know that it is under two. */
const INFANT_AGE = 1

/** The search in the suppliers' form: the number of rooms, without the distribution of guests. */
export const toQuery = ({ destination, checkIn, checkOut, rooms, nationality }: StaySearch): StayQuery => ({
  where: { latitude: destination.latitude, longitude: destination.longitude, radiusKm: searchedKm(destination) },
  checkIn,
  checkOut,
  rooms: rooms.length,
  adults: rooms.reduce((total, room) => total + room.adults, 0),
  children: rooms.flatMap(({ children, infants }) => [...children, ...Array.from({ length: infants }, () => INFANT_AGE)]),
  nationality,
})

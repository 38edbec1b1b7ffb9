import { freeUntil } from '#domain/stays/cancellation.ts'
import type { Guest } from '#domain/stays/guest.ts'
import type { StayRoom } from '#domain/stays/search.ts'
import { anAdult, anInfant, ofAge, type WantedPerson } from '#domain/trips/match-people.ts'
import type { ProductInTrip } from '../products/product-in-trip.ts'
import type { SaleOf } from '../products/product-sale.ts'

const ADULT_AGE = 18
/** Booking the other items takes some time. */
const HOUR_MS = 3_600_000

type Place = Pick<Guest, 'room' | 'type' | 'age'> & { wanted: WantedPerson }

/** The guests of each room: adults first, who check in. */
const placesOf = (rooms: readonly StayRoom[]): Place[] =>
  rooms.flatMap(({ adults, children, infants }, room) => [
    ...Array.from({ length: adults }, () => ({ room, type: 'adult' as const, age: null, wanted: anAdult(ADULT_AGE) })),
    ...children.map((age) => ({ room, type: 'child' as const, age, wanted: ofAge(age) })),
    ...Array.from({ length: infants }, () => ({ room, type: 'infant' as const, age: null, wanted: anInfant })),
  ])

/** A room that is bought with a trip; its requests to the property are none. */
export const stayInTrip: ProductInTrip<SaleOf<'stay'>> = {
  isApart: ({ offer }) => offer.rate.membersOnly,
  wanted: ({ offer }) => placesOf(offer.rooms).map(({ wanted }) => wanted),
  day: ({ offer }) => offer.checkIn,
  needsPassport: () => false,
  peopleOf: ({ offer }, { people, contact }) => ({
    product: 'stay',
    guests: placesOf(offer.rooms).flatMap(({ room, type, age }, at) => {
      const person = people[at]
      return person ? [{ room, type, age, title: person.title, givenName: person.givenName, familyName: person.familyName }] : []
    }),
    contact,
    requests: '',
    loyaltyNumber: null,
  }),
  isFreeToUndo: ({ offer }, now) => freeUntil(offer.rate.cancellation, new Date(now.getTime() + HOUR_MS)) !== null,
}

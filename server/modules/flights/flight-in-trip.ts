import { lastTravelDay } from '#domain/flights/journey.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { anAdult, anInfant, ofAge, type WantedPerson } from '#domain/trips/match-people.ts'
import type { ProductInTrip } from '../products/product-in-trip.ts'
import type { SaleOf } from '../products/product-sale.ts'

const ADULT_AGE = 12
const aChild: WantedPerson = { least: 2, most: ADULT_AGE - 1 }

function placeOf({ type, age }: OfferPassenger): WantedPerson {
  if (type === 'INF') return anInfant
  if (type === 'ADT') return anAdult(ADULT_AGE)
  return age === null ? aChild : ofAge(age)
}

/** A flight that is bought with a trip. Its ticket is not cancelled for all its money, so it is booked last. */
export const flightInTrip: ProductInTrip<SaleOf<'flight'>> = {
  isApart: () => false,
  wanted: ({ offer }) => offer.passengers.map(placeOf),
  day: ({ search }) => lastTravelDay(search),
  needsPassport: ({ offer }) => offer.documentsRequired,
  peopleOf: ({ offer }, { people, contact }) => ({
    product: 'flight',
    travellers: offer.passengers.flatMap(({ id }, at) => {
      const person = people[at]
      return person ? [{ ...person, passengerId: id, loyalty: null }] : []
    }),
    contact,
  }),
  isFreeToUndo: () => false,
}

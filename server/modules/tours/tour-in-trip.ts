import { freeUntil } from '#domain/stays/cancellation.ts'
import { anAdult, ofAge } from '#domain/trips/match-people.ts'
import { ADULT_AGE } from '#domain/tours/search-rules.ts'
import type { ProductInTrip } from '../products/product-in-trip.ts'
import type { SaleOf } from '../products/product-sale.ts'

/** Booking the other items takes some time. */
const HOUR_MS = 3_600_000

/** A tour that is bought with a trip, unless its operator asks for answers or a pick-up. */
export const tourInTrip: ProductInTrip<SaleOf<'tour'>> = {
  isApart: ({ offer: { option } }) => option.pickup === 'required' || option.questions.some(({ isRequired }) => isRequired),
  wanted: ({ offer }) => offer.people.map(({ age }) => (age === null ? anAdult(ADULT_AGE) : ofAge(age))),
  day: ({ offer }) => offer.day,
  needsPassport: () => false,
  peopleOf: ({ offer }, people, contact) => ({
    product: 'tour',
    participants: offer.people.flatMap((_, index) => {
      const person = people[index]
      return person ? [{ index, title: person.title, givenName: person.givenName, familyName: person.familyName }] : []
    }),
    contact,
    answers: [],
    pickup: null,
    requests: '',
  }),
  isFreeToUndo: ({ offer }, now) => freeUntil(offer.cancellation, new Date(now.getTime() + HOUR_MS)) !== null,
}

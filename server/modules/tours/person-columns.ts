import type { TourPeople } from '#domain/tours/people.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'

const INFANT_AGE = 2

function typeOf(age: number | null): 'ADT' | 'CHD' | 'INF' {
  if (age === null) return 'ADT'
  return age < INFANT_AGE ? 'INF' : 'CHD'
}

/** The named participants of a tour as people of its order, with the ages for which it was booked. */
export const personColumns = (offer: Pick<SupplierTourOffer, 'people'>, { participants }: Pick<TourPeople, 'participants'>) =>
  participants.map(({ index, title, givenName, familyName }) => {
    const age = offer.people[index]?.age ?? null
    return { title, givenName, familyName, age, type: typeOf(age) }
  })

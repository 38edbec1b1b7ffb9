import type { Participant } from '#domain/tours/people.ts'
import type { OrderPerson } from '../../products/read-people.ts'
import type { TourContact } from './tour-contact.ts'

/** The named people of an order of a tour. */
export const asParticipants = (people: readonly OrderPerson[], { places }: Pick<TourContact, 'places'>): Participant[] =>
  people.map(({ title, givenName, familyName }, at) => ({ index: places[at] ?? at, title, givenName, familyName }))

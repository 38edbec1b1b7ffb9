import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { Traveller } from '../flights/people/traveller.ts'
import { MAX_TRIP_ANSWERS, TripAnswer } from './trip-question.ts'

/** A person of a trip, asked once for all items. */
export const TripPerson = Traveller.omit({ passengerId: true, loyalty: true })
export type TripPerson = z.infer<typeof TripPerson>

/** The most people of one trip. */
export const MAX_TRIP_PEOPLE = 18

export const TripPeople = z.object({
  people: z.array(TripPerson).min(1).max(MAX_TRIP_PEOPLE),
  contact: Contact,
  /** What the sellers of items ask besides. */
  answers: z.array(TripAnswer).max(MAX_TRIP_ANSWERS).default([]),
})
export type TripPeople = z.infer<typeof TripPeople>

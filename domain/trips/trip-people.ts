import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { Traveller } from '../flights/people/traveller.ts'

/** A person of a trip, asked once for all items. */
export const TripPerson = Traveller.omit({ passengerId: true, loyalty: true })
export type TripPerson = z.infer<typeof TripPerson>

/** The most people of one trip. */
export const MAX_TRIP_PEOPLE = 18

export const TripPeople = z.object({ people: z.array(TripPerson).min(1).max(MAX_TRIP_PEOPLE), contact: Contact })
export type TripPeople = z.infer<typeof TripPeople>

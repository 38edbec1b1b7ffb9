import { z } from 'zod'
import { Contact } from '../../contact/contact.ts'
import { Traveller } from './traveller.ts'

/** The travellers and the buyer's contact data. */
export const FlightPeople = z.object({ product: z.literal('flight'), travellers: z.array(Traveller), contact: Contact })
export type FlightPeople = z.infer<typeof FlightPeople>

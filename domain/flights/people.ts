import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { Traveller } from './traveller.ts'

/** Who flies, and how the buyer is reached. */
export const FlightPeople = z.object({ product: z.literal('flight'), travellers: z.array(Traveller), contact: Contact })
export type FlightPeople = z.infer<typeof FlightPeople>

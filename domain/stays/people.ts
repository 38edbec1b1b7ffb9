import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { Guest } from './guest.ts'

/** The guests, their requests to the property, and the buyer's contact data. */
export const StayPeople = z.object({
  product: z.literal('stay'),
  guests: z.array(Guest),
  contact: Contact,
  requests: z.string(),
  loyaltyNumber: z.string().nullable(),
})
export type StayPeople = z.infer<typeof StayPeople>

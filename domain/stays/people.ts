import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { Guest } from './guest.ts'

/** Who stays, what they ask the property for, and how the buyer is reached. */
export const StayPeople = z.object({
  product: z.literal('stay'),
  guests: z.array(Guest),
  contact: Contact,
  requests: z.string(),
  loyaltyNumber: z.string().nullable(),
})
export type StayPeople = z.infer<typeof StayPeople>

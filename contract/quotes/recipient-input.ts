import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { Words } from '#domain/words.ts'
import { Id } from '../shapes.ts'

/** Who a quote is for: a stored customer, or a person by name. */
export const RecipientInput = z.object({
  customerId: Id.nullable().default(null),
  name: Words.trim().min(1, 'Write the name of the customer.').max(120),
  email: z.union([z.literal(''), emailAddress('Write a complete e-mail address, such as name@example.com.')]).default(''),
  phone: Words.trim().max(30, 'At most 30 characters.').default(''),
})
export type RecipientInput = z.infer<typeof RecipientInput>

import { z } from 'zod'
import { emailRule } from './contact-rules.ts'
import { emailAddress } from './email-address.ts'

/** Contact data of the buyer. */
export const Contact = z.object({
  email: emailAddress(emailRule.says, emailRule.pattern),
  /** E.164, such as +442079460958. */
  phone: z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, such as +44 20 7946 0958.'),
})
export type Contact = z.infer<typeof Contact>

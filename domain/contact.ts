import { z } from 'zod'
import { emailRule } from './contact-rules.ts'

/** How the buyer is reached. */
export const Contact = z.object({
  email: z.email({ pattern: emailRule.pattern, error: emailRule.says }).max(254),
  /** E.164, such as +2348031234567. */
  phone: z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, such as +234 803 123 4567.'),
})
export type Contact = z.infer<typeof Contact>

import { z } from 'zod'
import { emailRule } from '../contact/contact-rules.ts'
import { emailAddress } from '../contact/email-address.ts'
import { TravelDocument } from '../flights/people/traveller.ts'
import { Words } from '../words.ts'
import { phoneRule } from './customer-rules.ts'

export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** Who created a record: a sale to a new contact, a member, or an import. */
export const customerOrigins = ['order', 'member', 'import'] as const

/** How two customers belong together: they travel together, or a person is the contact of a company. */
export const customerLinkKinds = ['companion', 'contact'] as const

export const seatChoices = ['window', 'aisle', 'front', 'extra-legroom'] as const
export const mealChoices = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'diabetic'] as const
export const boardChoices = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const

/** What a customer usually wants; an empty text where nothing is known. */
export const Preferences = z.object({
  seat: z.enum(['', ...seatChoices]).default(''),
  meal: z.enum(['', ...mealChoices]).default(''),
  board: z.enum(['', ...boardChoices]).default(''),
  other: Words.trim().max(500).default(''),
})
export type Preferences = z.infer<typeof Preferences>

export const Tag = Words.trim()
  .min(1, 'Write the tag.')
  .max(40, 'A tag has at most 40 characters.')
  .regex(/^[^,]*$/, 'A tag has no comma.')

/** In lower case, because addresses are compared. */
export const CustomerEmail = emailAddress(emailRule.says, emailRule.pattern).transform((email) => email.toLowerCase())

/** E.164; a text that is not complete keeps its digits as typed. */
export const CustomerPhone = Words.trim()
  .max(40)
  .meta({ description: phoneRule.says })
  .transform((text) => text.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(phoneRule.pattern, phoneRule.says))

/** A passport of a customer. */
export const CustomerDocument = TravelDocument.extend({ id: z.uuid() })
export type CustomerDocument = z.infer<typeof CustomerDocument>

/** The name that an erased customer has in orders and lists. */
export const ERASED_NAME = 'Erased customer'

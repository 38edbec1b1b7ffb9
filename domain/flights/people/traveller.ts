import { z } from 'zod'
import type { TextRule } from '../../field-rules.ts'
import { Words } from '../../words.ts'
import { titles, travellerRules } from './traveller-rules.ts'

const keeping = (text: z.ZodString, rules: readonly TextRule[]) =>
  rules.reduce((shape, { pattern, says }) => shape.regex(pattern, says), text.trim())

export const TravelDocument = z.object({
  type: z.literal('passport'),
  number: keeping(z.string().toUpperCase(), travellerRules['document.number']),
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose the country that issued the passport.'),
  expiresOn: z.iso.date('Enter the date of expiry.'),
})
export type TravelDocument = z.infer<typeof TravelDocument>

/** A frequent-flyer number, with the airline of its programme. */
export const Loyalty = z.object({
  airline: z.string().regex(/^[A-Z0-9]{2}$/, 'Choose the programme.'),
  number: keeping(z.string().toUpperCase(), travellerRules['loyalty.number']),
})
export type Loyalty = z.infer<typeof Loyalty>

export const Traveller = z.object({
  /** The offer's passenger id. */
  passengerId: Words.max(200),
  title: z.enum(titles, 'Choose a title.'),
  givenName: keeping(z.string(), travellerRules.givenName),
  familyName: keeping(z.string(), travellerRules.familyName),
  gender: z.enum(['m', 'f'], 'Choose as in the passport.'),
  bornOn: z.iso.date('Enter the date of birth.'),
  document: TravelDocument.nullable(),
  loyalty: Loyalty.nullable().default(null),
})
export type Traveller = z.infer<typeof Traveller>

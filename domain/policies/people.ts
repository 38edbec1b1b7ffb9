import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { guestRules } from '../stays/guest-rules.ts'
import { Words } from '../words.ts'
import { needKinds } from './needs.ts'

const named = (rules: readonly { pattern: RegExp; says: string }[]) =>
  rules.reduce((shape, { pattern, says }) => shape.regex(pattern, says), z.string().trim())

/** A person whom the policy insures, in the order of the ages of the offer. */
export const Insured = z.object({
  givenName: named(guestRules.givenName),
  familyName: named(guestRules.familyName),
  bornOn: z.iso.date('Enter the date of birth.'),
})
export type Insured = z.infer<typeof Insured>

/** Who concludes the contract. */
export const Policyholder = z.object({
  givenName: named(guestRules.givenName),
  familyName: named(guestRules.familyName),
  street: Words.trim().min(1, 'Enter the street and number.').max(120, 'At most 120 letters.'),
  city: Words.trim().min(1, 'Enter the city.').max(80, 'At most 80 letters.'),
})
export type Policyholder = z.infer<typeof Policyholder>

const Answer = z.enum(['yes', 'no'], 'Answer yes or no.')

export const PolicyNeeds = z.object({
  resident: Answer,
  atHome: Answer,
  advised: Answer,
  purpose: z.enum(needKinds, 'Choose what matters most.'),
  coveredElsewhere: z.boolean().default(false),
})

/** What the buyer enters besides the contact. */
export const PolicyEntries = z.object({
  insured: z.array(Insured).min(1).max(9),
  policyholder: Policyholder,
  needs: PolicyNeeds,
})
export type PolicyEntries = z.infer<typeof PolicyEntries>

export const PolicyPeople = PolicyEntries.extend({ product: z.literal('protection'), contact: Contact })
export type PolicyPeople = z.infer<typeof PolicyPeople>

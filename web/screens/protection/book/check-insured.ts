import { eligibilityQuestions } from '#domain/policies/needs.ts'
import { guestFieldProblem } from '#domain/stays/guest-rules.ts'
import type { Check } from '../../../kit/form/field-errors.ts'
import { checkContact } from '../../../products/checkout/check-contact.ts'
import { readTypedDate, unreadableDate } from '../../../products/checkout/typed-date.ts'

const required: Record<string, string> = {
  'policyholder.street': 'Enter the street and number.',
  'policyholder.city': 'Enter the city.',
  'needs.purpose': 'Choose what matters most.',
  ...Object.fromEntries(eligibilityQuestions.map(({ id }) => [`needs.${id}`, 'Answer yes or no.'])),
}

/** The errors of a form of insured people, in the words of the API. */
export const checkInsured: Check = (name, valueOf) => {
  const text = valueOf(name).trim()
  const missing = required[name]
  if (missing) return text === '' ? missing : null
  if (name.endsWith('.bornOn')) return readTypedDate(text) ? null : unreadableDate
  const [, field] = /\.(givenName|familyName)$/.exec(name) ?? []
  if (field === 'givenName' || field === 'familyName') return guestFieldProblem(field, text)
  return checkContact(name, valueOf)
}

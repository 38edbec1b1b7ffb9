import { typedProblem } from '#domain/flights/traveller-rules.ts'
import type { Check } from '../../kit/form/field-errors.ts'

/** A number with its country code, or as it is dialled in the country beside it; its plan is known to the server. */
function isNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) || /^\d{7,14}$/.test(digits)
}

/** What is wrong with the contact of a checkout. */
export const checkContact: Check = (name, valueOf) => {
  if (name === 'contact.email') return typedProblem('email', valueOf(name))
  if (name === 'contact.phone' && !isNumber(valueOf(name)))
    return 'Enter the number with its country code, such as +44 20 7946 0958.'
  return null
}

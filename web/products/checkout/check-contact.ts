import { typedProblem } from '#domain/flights/people/traveller-rules.ts'
import type { Check } from '../../kit/form/field-errors.ts'

/** What the form says of a number that is none: the country beside it has the code. */
export const phoneSays = 'Enter the number as it is dialled in the country beside it. Its country code is not needed.'

/** A number with its country code, or as it is dialled in the country beside it; its plan is known to the server. */
function isNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) || /^\d{7,14}$/.test(digits)
}

/** What is wrong with the contact of a checkout. */
export const checkContact: Check = (name, valueOf) => {
  if (name === 'contact.email') return typedProblem('email', valueOf(name))
  return name === 'contact.phone' && !isNumber(valueOf(name)) ? phoneSays : null
}

import { typedProblem } from '#domain/flights/people/traveller-rules.ts'
import type { Check } from '../../kit/form/field-errors.ts'

/** The form's message for an invalid number: the country code is in the field beside it. */
export const phoneSays = 'Enter the number as it is dialled in the country beside it. Its country code is not needed.'

/** A number with its country code, or a national one of the selected country; the server knows the numbering plans. */
function isNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) || /^\d{7,14}$/.test(digits)
}

/** The errors of a checkout's contact. */
export const checkContact: Check = (name, valueOf) => {
  if (name === 'contact.email') return typedProblem('email', valueOf(name))
  return name === 'contact.phone' && !isNumber(valueOf(name)) ? phoneSays : null
}

import { data } from 'react-router'
import { errorRow } from '#domain/errors.ts'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { phoneSays } from './check-contact.ts'

/** The response to a form of travellers or guests with invalid fields, with everything typed. `fields` has the errors by path. */
export function refusePeople(wrong: Record<string, string>, typed: Record<string, string>) {
  const { title, body, status } = errorRow('input.invalid')
  // The API has no country field, so its message asks for the country code; the form has the field.
  const fields = 'contact.phone' in wrong ? { ...wrong, 'contact.phone': phoneSays } : wrong
  const failure = { code: 'input.invalid', title, body, fields, dialogCode: null, detail: null }
  return data<FormOutcome>({ failure, typed }, { status })
}

import { data } from 'react-router'
import { errorRow } from '#domain/errors.ts'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { phoneSays } from './check-contact.ts'

/** Answers a form of travellers or guests whose fields are not right, with everything typed. `fields` says what is wrong by path. */
export function refusePeople(wrong: Record<string, string>, typed: Record<string, string>) {
  const { title, body, status } = errorRow('input.invalid')
  // The API has no field for the country and asks for its code; the form has one.
  const fields = 'contact.phone' in wrong ? { ...wrong, 'contact.phone': phoneSays } : wrong
  const failure = { code: 'input.invalid', title, body, fields, dialogCode: null, detail: null }
  return data<FormOutcome>({ failure, typed }, { status })
}

import { data } from 'react-router'
import { ApiFailure, type Failure } from '../../api-failure.ts'

/** What an action gives back to its form: the failure, and what was typed so that nothing is lost. Passwords are not sent back. */
export type FormOutcome = { failure: Failure; typed: Record<string, string> }

/** A form's text fields by name. Files are left out. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [name, value] of await request.formData()) if (typeof value === 'string') fields[name] = value
  return fields
}

/**
 * Answers a form whose API call failed. `fieldOf` puts errors that are about one field beside it:
 * `failedForm(error, typed, { 'auth.email-taken': 'email' })`. Anything but an ApiFailure is thrown on.
 */
export function failedForm(error: unknown, typed: Record<string, string>, fieldOf: Record<string, string> = {}) {
  if (!(error instanceof ApiFailure)) throw error
  const name = fieldOf[error.data.code]
  const failure = name ? { ...error.data, fields: { ...error.data.fields, [name]: error.data.body } } : error.data
  const safe = Object.fromEntries(Object.entries(typed).filter(([field]) => !/password|token|card|cvc/i.test(field)))
  return data<FormOutcome>({ failure: { ...failure, detail: null }, typed: safe }, { status: error.init.status })
}

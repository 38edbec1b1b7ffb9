import { data } from 'react-router'
import { ApiFailure, type Failure } from '../../api-failure.ts'

/** What an action returns to its form: the failure, and the typed values so that nothing is lost. Passwords are not returned. */
export type FormOutcome = { failure: Failure; typed: Record<string, string> }

/** A form's text fields by name. Files are left out. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [name, value] of await request.formData()) if (typeof value === 'string') fields[name] = value
  return fields
}

/**
 * The response to a form whose API call failed. `fieldOf` assigns errors that are about one field to it: `failedForm(error, typed, {
 * 'auth.email-taken': 'email' })`. Anything but an ApiFailure is rethrown.
 */
export function failedForm(error: unknown, typed: Record<string, string>, fieldOf: Record<string, string> = {}) {
  const outcome = outcomeOf(error, typed, fieldOf)
  if (!outcome || !(error instanceof ApiFailure)) throw error
  return data<FormOutcome>(outcome, { status: error.init.status })
}

/** The same for a form that is not sent to an action; null for anything but an ApiFailure. */
export function outcomeOf(
  error: unknown,
  typed: Record<string, string>,
  fieldOf: Record<string, string> = {},
): FormOutcome | null {
  if (!(error instanceof ApiFailure)) return null
  const name = fieldOf[error.data.code]
  const failure = name ? { ...error.data, fields: { ...error.data.fields, [name]: error.data.body } } : error.data
  const safe = Object.fromEntries(Object.entries(typed).filter(([field]) => !/password|token|card|cvc/i.test(field)))
  return { failure: { ...failure, detail: null }, typed: safe }
}

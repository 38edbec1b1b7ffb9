import type { FormOutcome } from './outcome.ts'

/** Reads a field of a form by its name; empty for an unticked box and for a field that the form does not have. */
export type ValueOf = (name: string) => string

/** The error of a field's value, or null. Errors that only the server finds are not part of it. */
export type Check = (name: string, valueOf: ValueOf) => string | null

export interface FieldError {
  says: string
  /** Whether the form's own check finds it invalid. A refusal of the server stays until its field changes. */
  isChecked: boolean
}

/** By name of the field. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** The form was refused: the server's errors join those flagged before, which sending did not fix. */
export function afterAnswer(before: FieldErrors, { failure, typed }: FormOutcome, check: Check): FieldErrors {
  const sent: ValueOf = (name) => typed[name] ?? ''
  const refused = Object.entries(failure.fields).map(([name, says]): [string, FieldError] => [
    name,
    { says, isChecked: name in typed && check(name, sent) !== null },
  ])
  return { ...afterSuccess(before), ...Object.fromEntries(refused) }
}

/** Nothing was refused: what the form itself flagged stays. */
export const afterSuccess = (before: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(before).filter(([, { isChecked }]) => isChecked))

/** A value changed: errors that it fixes are removed, also those of fields that are validated together with it. */
export function afterChange(
  before: FieldErrors,
  changed: string,
  { check, valueOf }: { check: Check; valueOf: ValueOf },
): FieldErrors {
  const standing = Object.entries(before).flatMap(([name, error]): [string, FieldError][] => {
    const says = check(name, valueOf)
    if (says) return [[name, { says, isChecked: true }]]
    return name === changed || error.isChecked ? [] : [[name, error]]
  })
  return Object.fromEntries(standing)
}

/** A field was left: it is flagged when its value is invalid. An empty one is not, unless it was flagged before. */
export function afterLeaving(
  before: FieldErrors,
  left: string,
  { check, valueOf }: { check: Check; valueOf: ValueOf },
): FieldErrors {
  const says = check(left, valueOf)
  if (!says || (valueOf(left) === '' && !before[left])) return before
  return { ...before, [left]: { says, isChecked: true } }
}

/** The form is about to be sent: every field that `check` finds invalid is flagged, also empty ones. */
export const beforeSending = (names: Iterable<string>, { check, valueOf }: { check: Check; valueOf: ValueOf }): FieldErrors =>
  Object.fromEntries(
    [...names].flatMap((name): [string, FieldError][] => {
      const says = check(name, valueOf)
      return says ? [[name, { says, isChecked: true }]] : []
    }),
  )

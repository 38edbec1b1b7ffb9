import type { FormOutcome } from './outcome.ts'

/** Reads a field of a form by its name; empty for a box that is not ticked and for what the form does not have. */
export type ValueOf = (name: string) => string

/** What is wrong with the value of a field, or null. What only the server knows is no part of it. */
export type Check = (name: string, valueOf: ValueOf) => string | null

export interface FieldError {
  says: string
  /** Whether the form's own check finds it wrong. What only the server refused stands until its field changes. */
  isChecked: boolean
}

/** By name of the field. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** The form was refused: what the server says joins what was flagged before, which was not mended by sending it. */
export function afterAnswer(before: FieldErrors, { failure, typed }: FormOutcome, check: Check): FieldErrors {
  const sent: ValueOf = (name) => typed[name] ?? ''
  const refused = Object.entries(failure.fields).map(([name, says]): [string, FieldError] => [
    name,
    { says, isChecked: name in typed && check(name, sent) !== null },
  ])
  return { ...afterSuccess(before), ...Object.fromEntries(refused) }
}

/** Nothing was refused: what the form itself flagged stands. */
export const afterSuccess = (before: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(before).filter(([, { isChecked }]) => isChecked))

/** A value changed: errors that it mends go, also those of fields that are judged together with it. */
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

/** A field was left: it is flagged when what it holds is wrong. One that is still empty is not, unless it was flagged before. */
export function afterLeaving(
  before: FieldErrors,
  left: string,
  { check, valueOf }: { check: Check; valueOf: ValueOf },
): FieldErrors {
  const says = check(left, valueOf)
  if (!says || (valueOf(left) === '' && !before[left])) return before
  return { ...before, [left]: { says, isChecked: true } }
}

/** The form is about to be sent: every field that `check` finds wrong is flagged, also one that is still empty. */
export const beforeSending = (names: Iterable<string>, { check, valueOf }: { check: Check; valueOf: ValueOf }): FieldErrors =>
  Object.fromEntries(
    [...names].flatMap((name): [string, FieldError][] => {
      const says = check(name, valueOf)
      return says ? [[name, { says, isChecked: true }]] : []
    }),
  )

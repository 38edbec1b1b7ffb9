import { type FocusEvent, type InputEvent, useMemo, useState } from 'react'
import {
  afterAnswer,
  afterChange,
  afterLeaving,
  afterSuccess,
  beforeSending,
  type Check,
  type FieldErrors,
  type ValueOf,
} from './field-errors.ts'
import type { FormOutcome } from './outcome.ts'

/** Anything an action may return; only a FormOutcome carries errors. */
type Outcome = FormOutcome | object | null | undefined

const outcomeOf = (outcome: Outcome): FormOutcome | null =>
  outcome && 'failure' in outcome && 'typed' in outcome ? outcome : null

function valuesOf(values: FormData): ValueOf {
  return (name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/** The name of the field of a form event; null for elements that post nothing. */
function fieldOf({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLFormElement }) {
  const name = target instanceof Element ? target.getAttribute('name') : null
  return name === null ? null : { name, valueOf: valuesOf(new FormData(currentTarget)) }
}

/** A form's field props and the event handlers for them. */
export interface Fields {
  /** Name, id, error and what was typed before, for an input of any kind: `<TextInput label="E-mail" {...field('email')} />`. */
  field: (name: string, start?: string) => { id: string; name: string; error: string | undefined; defaultValue: string }
  /** For the form: `<Form {...events}>`. */
  events: {
    onInput: (event: InputEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
  /** For a form that is validated before it is sent: flags every invalid field. True when all are valid. */
  isRight: (form: HTMLFormElement) => boolean
  /** The outcome with the remaining errors, for `FormError`; null once all are fixed. */
  outcome: FormOutcome | null
}

/**
 * The fields of a form with the outcome of its action. An error shows once its field is left, or once the server refuses it, and goes as soon as
 * `check` finds the value valid. Without scripts the outcome alone counts.
 */
export function useFields(answer: Outcome, check: Check): Fields {
  const failed = outcomeOf(answer)
  const judge = (before: FieldErrors) => (failed ? afterAnswer(before, failed, check) : afterSuccess(before))
  const [seen, setSeen] = useState(() => ({ failed, errors: judge({}) }))
  const now = seen.failed === failed ? seen : { failed, errors: judge(seen.errors) }
  if (now !== seen) setSeen(now)
  const { errors } = now
  const change = (next: FieldErrors) => next !== errors && setSeen({ failed, errors: next })
  const outcome = useMemo(() => narrowed(failed, errors), [failed, errors])
  return {
    field: (name, start = '') => ({
      id: `field-${name}`,
      name,
      error: errors[name]?.says,
      defaultValue: failed?.typed[name] ?? start,
    }),
    events: {
      onInput(event) {
        const field = Object.keys(errors).length > 0 ? fieldOf(event) : null
        if (field) change(afterChange(errors, field.name, { check, valueOf: field.valueOf }))
      },
      onBlur(event) {
        const field = fieldOf(event)
        if (field) change(afterLeaving(errors, field.name, { check, valueOf: field.valueOf }))
      },
    },
    isRight(form) {
      const values = new FormData(form)
      const wrong = beforeSending(values.keys(), { check, valueOf: valuesOf(values) })
      change(wrong)
      return Object.keys(wrong).length === 0
    },
    outcome,
  }
}

function narrowed(failed: FormOutcome | null, errors: FieldErrors): FormOutcome | null {
  if (!failed || Object.keys(failed.failure.fields).length === 0) return failed
  const fields = Object.fromEntries(Object.entries(errors).map(([name, { says }]) => [name, says]))
  return Object.keys(fields).length > 0 ? { ...failed, failure: { ...failed.failure, fields } } : null
}

import type { FormOutcome } from './outcome.ts'

/** Anything an action may return; only a FormOutcome carries errors. */
type Outcome = FormOutcome | object | null | undefined

const outcomeOf = (outcome: Outcome): FormOutcome | null =>
  outcome && 'failure' in outcome && 'typed' in outcome ? outcome : null

/** Name, id, error and what was typed before, for a Mantine input: `<TextInput label="E-mail" {...field(outcome, 'email')} />`. */
export function field(outcome: Outcome, name: string, start = '') {
  const failed = outcomeOf(outcome)
  return { id: `field-${name}`, name, error: failed?.failure.fields[name], defaultValue: failed?.typed[name] ?? start }
}

import type { FormOutcome } from '../kit/form/outcome.ts'

/** The failure of the form whose button sent this `intent`, from a page's action data. */
export function failureOf(answer: unknown, intent: string): FormOutcome | undefined {
  const isOutcome = (value: unknown): value is FormOutcome =>
    typeof value === 'object' && value !== null && 'failure' in value && 'typed' in value
  return isOutcome(answer) && answer.typed.intent === intent ? answer : undefined
}

import type { FormOutcome } from '../kit/form/outcome.ts'

/** Of what a page's action answered, the failure of the form whose button sent this `intent`. */
export function failureOf(answer: unknown, intent: string): FormOutcome | undefined {
  const isOutcome = (value: unknown): value is FormOutcome =>
    typeof value === 'object' && value !== null && 'failure' in value && 'typed' in value
  return isOutcome(answer) && answer.typed.intent === intent ? answer : undefined
}

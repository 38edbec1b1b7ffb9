import type { FormOutcome } from '../../kit/form/outcome.ts'

/** The answer of a page's action for one of its forms, told by the `intent` that was sent; undefined for the others. */
export function answerOf(answer: object | null | undefined, intent: string): FormOutcome | undefined {
  if (!answer || !('failure' in answer) || !('typed' in answer)) return undefined
  const outcome = answer as FormOutcome
  return outcome.typed.intent === intent ? outcome : undefined
}

import { brokenRule, type TextRule } from '../field-rules.ts'

const LETTERS = /^\p{L}[\p{L}\p{M} '’.-]*$/u
const nameRules = (what: string): TextRule[] => [
  { pattern: /./s, says: `Enter the ${what}.` },
  { pattern: /^.{0,60}$/s, says: 'At most 60 characters.' },
  { pattern: LETTERS, says: 'Use letters, spaces and hyphens.' },
]
/** By field of a guest. */
export const guestRules = { givenName: nameRules('given name'), familyName: nameRules('family name') }
export const MAX_REQUESTS = 1_000

/** The message of the rule that a typed text breaks; null for none. */
export const guestFieldProblem = (field: keyof typeof guestRules, typed: string): string | null =>
  brokenRule(typed.trim(), ...guestRules[field])

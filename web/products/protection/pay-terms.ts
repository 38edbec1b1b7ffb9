import type { Numbers } from '#domain/numbers.ts'
import type { PolicyTerms } from '#domain/policies/policy.ts'
import type { PayTerm } from '../pay-terms.ts'
import { coolingWords, lateWords } from './policy-words.ts'

/** What cancelling returns. */
export const policyPayTerms = (terms: Pick<PolicyTerms, 'coolingOffDays' | 'latePenalty'>, numbers: Numbers): PayTerm[] => [
  { label: 'Cancellation', says: coolingWords(terms), isLost: terms.coolingOffDays === 0 },
  { label: 'After that', says: lateWords(terms, numbers), isLost: terms.latePenalty === null },
]

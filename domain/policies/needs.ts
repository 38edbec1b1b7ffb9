import type { FieldProblem } from '../field-rules.ts'
import { benefitKinds, covers, type PolicyTerms } from './policy.ts'

/** The questions about eligibility, with the answer that insurers need and the reason of a refusal. */
export const eligibilityQuestions = [
  {
    id: 'resident',
    text: 'Does everybody to be insured live in the country of residence?',
    needs: 'yes',
    refusal: 'The policy insures residents of that country only. Search with the country where they live.',
  },
  {
    id: 'atHome',
    text: 'Is everybody still at home, before the trip begins?',
    needs: 'yes',
    refusal: 'The policy cannot begin during a trip.',
  },
  {
    id: 'advised',
    text: 'Has a doctor advised anybody against this trip?',
    needs: 'no',
    refusal: 'No policy insures a trip that a doctor advised against.',
  },
] as const
export type EligibilityQuestion = (typeof eligibilityQuestions)[number]['id']

/** What the buyer wants to be covered above all. */
export const needKinds = ['medical', 'cancellation', 'baggage', 'delay'] as const
export type NeedKind = (typeof needKinds)[number]

/** The answers to demands and needs. */
export interface Needs extends Record<EligibilityQuestion, 'yes' | 'no'> {
  purpose: NeedKind
  /** They have that cover elsewhere, or do without it. */
  coveredElsewhere: boolean
}

const missingCover = (purpose: NeedKind): string =>
  `This policy does not cover ${benefitKinds[purpose].toLowerCase()}. Choose another policy, or confirm that it is covered elsewhere.`

/** Every reason for which answers are refused. */
export const needsWords = [...eligibilityQuestions.map(({ refusal }) => refusal), ...needKinds.map(missingCover)]

/** Why a policy cannot be sold for these answers, by field. */
export function needsProblems(policy: Pick<PolicyTerms, 'benefits'>, needs: Needs): FieldProblem[] {
  const refused = eligibilityQuestions.flatMap(({ id, needs: wanted, refusal }) =>
    needs[id] === wanted ? [] : [{ path: `needs.${id}`, message: refusal }],
  )
  const isMissing = !covers(policy, needs.purpose) && !needs.coveredElsewhere
  return isMissing ? [...refused, { path: 'needs.purpose', message: missingCover(needs.purpose) }] : refused
}

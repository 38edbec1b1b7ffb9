import { ageOn } from '../dates.ts'
import type { FieldProblem } from '../field-rules.ts'
import { needsProblems } from './needs.ts'
import type { PolicyEntries } from './people.ts'
import type { SupplierPolicyOffer } from './policy-offer.ts'

type Chosen = Pick<SupplierPolicyOffer, 'ages' | 'from' | 'benefits'>

/** The errors of what was entered for a policy: ages that were not priced, and answers with which it cannot be sold. */
export function policyEntryProblems(offer: Chosen, { insured, needs }: Pick<PolicyEntries, 'insured' | 'needs'>): FieldProblem[] {
  const { ages, from } = offer
  const count = insured.length === ages.length ? [] : [{ path: 'insured', message: 'The policy was priced for other people.' }]
  const wrong = insured.flatMap(({ bornOn }, index) => {
    const [age, priced] = [ageOn(bornOn, from), ages[index]]
    if (priced === undefined || age === priced) return []
    const message = `The price is for a person of ${priced} on the first day of the trip; this one is ${age}. Search again with that age.`
    return [{ path: `insured.${index}.bornOn`, message }]
  })
  return [...count, ...wrong, ...needsProblems(offer, needs)]
}

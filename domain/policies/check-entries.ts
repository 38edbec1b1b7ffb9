import { ageOn } from '../dates.ts'
import type { FieldProblem } from '../field-rules.ts'
import { needsProblems } from './needs.ts'
import { PolicyEntries } from './people.ts'
import type { SupplierPolicyOffer } from './policy-offer.ts'

type Chosen = Pick<SupplierPolicyOffer, 'ages' | 'from' | 'benefits'>

export const entryWords = {
  otherPeople: 'The policy was priced for other people.',
  otherAge: 'The price is for a person of another age on the first day of the trip. Search again with the right age.',
}

/** The errors of what was entered for a policy: what is missing, ages that were not priced, and answers with which it cannot be sold. */
export function policyEntryProblems(offer: Chosen, entries: PolicyEntries): FieldProblem[] {
  const { error } = PolicyEntries.safeParse(entries)
  if (error) return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const { insured, needs } = entries
  const { ages, from } = offer
  const count = insured.length === ages.length ? [] : [{ path: 'insured', message: entryWords.otherPeople }]
  const wrong = insured.flatMap(({ bornOn }, index) => {
    const [age, priced] = [ageOn(bornOn, from), ages[index]]
    if (priced === undefined || age === priced) return []
    const message = entryWords.otherAge.replace('another age', String(priced))
    return [{ path: `insured.${index}.bornOn`, message }]
  })
  return [...count, ...wrong, ...needsProblems(offer, needs)]
}

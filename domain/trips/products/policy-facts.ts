import type { SupplierPolicyOffer } from '../../policies/policy-offer.ts'
import { noFacts, partyOf, type TripFacts } from '../trip-facts.ts'

/** The days of a policy, and the insured. */
export const policyFacts = ({ from, to, ages }: SupplierPolicyOffer): TripFacts => ({
  ...noFacts,
  cover: { from, to },
  party: partyOf(from, { adults: 0, ages }),
})

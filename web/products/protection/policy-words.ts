import type { Numbers } from '#domain/numbers.ts'
import type { Benefit, PolicyTerms } from '#domain/policies/policy.ts'
import type { PolicySearch } from '#domain/policies/search.ts'

/** `3 people: 34, 36 and 7 years` */
export function peopleWords({ ages }: Pick<PolicySearch, 'ages'>): string {
  const [last = 0, ...others] = ages.toReversed()
  if (others.length === 0) return `1 person of ${last}`
  return `${ages.length} people of ${others.toReversed().join(', ')} and ${last}`
}

export const policiesWords = (count: number, numbers: Numbers): string =>
  count === 1 ? '1 policy' : `${numbers.count(count)} policies`

type Write = (amount: NonNullable<Benefit['limit']>) => string

/** An amount without a line break in it. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** The limit of a benefit for each person. */
export const limitWords = ({ limit }: Benefit, write: Write): string => (limit ? `Up to ${unbroken(write(limit))}` : 'No limit')
/** The part that the insured bears. */
export const excessWords = ({ excess }: Benefit, write: Write): string => (excess ? unbroken(write(excess)) : 'None')

/** What cancelling returns in the cooling-off period. */
export const coolingWords = ({ coolingOffDays }: Pick<PolicyTerms, 'coolingOffDays'>): string =>
  coolingOffDays === 0
    ? 'No cooling-off period.'
    : `All money back within ${coolingOffDays} days of buying, as long as the trip has not started.`

/** What cancelling returns after it. */
export const lateWords = ({ latePenalty }: Pick<PolicyTerms, 'latePenalty'>, numbers: Numbers): string =>
  latePenalty === null ? 'No refund.' : `Until the trip starts it costs ${numbers.count(latePenalty / 100)} % of the premium.`

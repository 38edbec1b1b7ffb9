import type { PolicyResult } from '#contract/policies.ts'
import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { benefitKinds, benefitNames, benefitOf, flexibilities } from '#domain/policies/policy.ts'
import { type CompareRow, type RowRule, toRows } from '../../../compare/compare-rows.ts'
import { coolingWords, excessWords, lateWords, limitWords } from '../../../products/protection/policy-words.ts'

type Rule = RowRule<PolicyResult>
export const groups = ['Price', 'Limits for each person', 'Excess', 'Terms']
const [PRICE = '', LIMITS = '', EXCESS = '', TERMS = ''] = groups

interface Of {
  currency: string
  format: (value: Money) => string
  /** Of limits, which are long: the cover of each policy has them in full. */
  short: (value: Money) => string
  numbers: Numbers
}

const termRows = ({ numbers }: Of): Rule[] => [
  { group: TERMS, label: 'Insurer', text: ({ insurer }) => insurer },
  { group: TERMS, label: 'Flexibility', text: ({ flexibility }) => flexibilities[flexibility] },
  {
    group: TERMS,
    label: 'Cooling-off period',
    text: coolingWords,
    rank: ({ coolingOffDays }) => -coolingOffDays,
    word: 'Longest',
  },
  { group: TERMS, label: 'Cancelling after it', text: (policy) => lateWords(policy, numbers) },
  { group: TERMS, label: 'Not covered', text: ({ exclusions }) => exclusions.join(' ') || 'Nothing is named' },
]

/** All rows of the comparison: a limit and an excess for each kind of cover that one of the policies has. */
export function policyRows(columns: readonly PolicyResult[], of: Of): CompareRow[] {
  const { currency, format, short } = of
  const kinds = benefitNames.filter((kind) => columns.some((policy) => benefitOf(policy, kind)))
  const limits = kinds.map(
    (kind): Rule => ({
      group: LIMITS,
      label: benefitKinds[kind],
      text(policy) {
        const benefit = benefitOf(policy, kind)
        return benefit ? limitWords(benefit, short) : 'Not covered'
      },
      rank(policy) {
        const limit = benefitOf(policy, kind)?.limit
        return limit ? -limit.amount : null
      },
      word: 'Highest',
    }),
  )
  const excesses = kinds.map(
    (kind): Rule => ({
      group: EXCESS,
      label: benefitKinds[kind],
      text(policy) {
        const benefit = benefitOf(policy, kind)
        return benefit ? excessWords(benefit, short) : 'Not covered'
      },
    }),
  )
  const price: Rule = {
    group: PRICE,
    label: 'Premium',
    text: ({ total }) => format({ amount: total, currency }),
    rank: ({ total }) => total,
    word: 'Lowest',
  }
  return toRows([price, ...limits, ...excesses, ...termRows(of)], columns)
}

import { filterRules, type Tests } from '../results/filter-rules.ts'
import { benefitOf, type Flexibility, flexibilityNames, type PolicyTerms } from './policy.ts'

/** A policy in a list of results; totals are minor units of the search's currency. */
export type FoundPolicy = PolicyTerms & {
  id: string
  total: number
  /** Why the insurer does not take these people; null if it does. */
  refusal: string | null
}

/** The default sort is the lowest price (specification section 4). */
export const policySorts = ['price:asc', 'price:desc', 'medical:desc', 'cancellation:desc'] as const
export type PolicySort = (typeof policySorts)[number]

export const policySortLabels: Record<PolicySort, string> = {
  'price:asc': 'Lowest price',
  'price:desc': 'Highest price',
  'medical:desc': 'Highest medical cover',
  'cancellation:desc': 'Highest cancellation cover',
}

export const isPolicySort = (text: string | null): text is PolicySort => policySorts.some((one) => one === text)

/** The filters of the specification: supplier (the insurer) and flexibility. */
export type PolicyFilters = { readonly supplier: readonly string[]; readonly flexibility: readonly string[] }
export const noPolicyFilters: PolicyFilters = { supplier: [], flexibility: [] }

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : []
const isFlexibility = (text: string): text is Flexibility => flexibilityNames.some((one) => one === text)

export const policyRules = filterRules<PolicyFilters>(noPolicyFilters, (raw) => ({
  supplier: texts(raw.supplier),
  flexibility: texts(raw.flexibility).filter(isFlexibility),
}))

const any = (chosen: readonly string[], own: string) => chosen.length === 0 || chosen.includes(own)

const tests: Tests<PolicyFilters, FoundPolicy> = {
  supplier: ({ insurer }, f) => any(f.supplier, insurer),
  flexibility: ({ flexibility }, f) => any(f.flexibility, flexibility),
}

/** Policies without a limit of this kind come after those with one. */
const limitOf = (policy: FoundPolicy, kind: 'medical' | 'cancellation') => benefitOf(policy, kind)?.limit?.amount ?? -1

const orders: Record<PolicySort, (a: FoundPolicy, b: FoundPolicy) => number> = {
  'price:asc': (a, b) => a.total - b.total,
  'price:desc': (a, b) => b.total - a.total,
  'medical:desc': (a, b) => limitOf(b, 'medical') - limitOf(a, 'medical') || a.total - b.total,
  'cancellation:desc': (a, b) => limitOf(b, 'cancellation') - limitOf(a, 'cancellation') || a.total - b.total,
}

/** The policies that pass the filters, sorted. */
export function listPolicies<P extends FoundPolicy>(found: readonly P[], filters: PolicyFilters, sort: PolicySort): P[] {
  const names = policyRules.inForce(filters)
  return found
    .filter((policy) => policyRules.failures(policy, { tests, filters, names }) === 0)
    .toSorted((a, b) => orders[sort](a, b) || a.name.localeCompare(b.name))
}

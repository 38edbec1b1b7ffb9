import { flexibilities } from '#domain/policies/policy.ts'
import {
  type FoundPolicy,
  listPolicies,
  noPolicyFilters,
  type PolicyFilters,
  policyRules,
  policySorts,
} from '#domain/policies/results.ts'
import { type AppliedFilter, appliedFilters } from '../../../results/applied-filters.ts'
import { type FilterSection, option, section } from '../../../results/filter-part.ts'
import { viewRules } from '../../../results/view-rules.ts'

/** The view rules of policies. */
export const policyView = viewRules(policyRules, policySorts)

const names = { supplier: 'Supplier', flexibility: 'Flexibility' }

const titles: Record<keyof PolicyFilters & string, string> = names

/** The values of a filter with the number of policies that the other filter leaves. */
function valuesOf(found: readonly FoundPolicy[], filters: PolicyFilters, name: 'supplier' | 'flexibility') {
  const valueOf = (policy: FoundPolicy) => (name === 'supplier' ? policy.insurer : policy.flexibility)
  const left = listPolicies(found, { ...filters, [name]: [] }, 'price:asc')
  const labelOf = (value: string) =>
    name === 'supplier' ? value : Object.entries(flexibilities).find(([key]) => key === value)?.[1]
  return [...new Set(found.map(valueOf))].toSorted().map((value) => {
    const some = left.filter((policy) => valueOf(policy) === value)
    return option({ value, count: some.length, from: some[0]?.total ?? 0 }, value, labelOf(value) ?? value)
  })
}

/** The filters of the results; counts respect the other filter. */
export const policySections = (found: readonly FoundPolicy[], filters: PolicyFilters): FilterSection[] =>
  (['supplier', 'flexibility'] as const).map((name) =>
    section(titles[name], [{ kind: 'many', name, label: null, options: valuesOf(found, filters, name) }], { isOpen: true }),
  )

/** The active filters in words, each with the change that removes it. */
export const appliedToPolicies = (filters: PolicyFilters, sections: readonly FilterSection[]): AppliedFilter[] =>
  appliedFilters({ none: noPolicyFilters, inForce: policyRules.inForce, names }, filters, { sections, write: String })

import { expect, test } from 'vitest'
import { unpricedTerms } from './policy.ts'
import { type FoundPolicy, listPolicies, noPolicyFilters, policyRules } from './results.ts'

const limit = (kind: 'medical' | 'cancellation', amount: number) => ({
  kind,
  title: kind,
  limit: { amount, currency: 'NGN' },
  excess: null,
  note: null,
})
const policy = (id: string, part: Partial<FoundPolicy>): FoundPolicy => ({
  ...unpricedTerms,
  id,
  name: id,
  total: 0,
  refusal: null,
  ...part,
})
const found = [
  policy('dear', { insurer: 'Harbour', flexibility: 'flexible', total: 300, benefits: [limit('medical', 900)] }),
  policy('cheap', { insurer: 'Airhelp Plus', flexibility: 'fixed', total: 100 }),
  policy('middle', {
    insurer: 'Harbour',
    flexibility: 'fixed',
    total: 200,
    benefits: [limit('medical', 500), limit('cancellation', 700)],
  }),
]
const listed = (filters: Partial<typeof noPolicyFilters>, sort: Parameters<typeof listPolicies>[2] = 'price:asc') =>
  listPolicies(found, { ...noPolicyFilters, ...filters }, sort).map(({ id }) => id)

test('policies are filtered by insurer and flexibility', () => {
  expect(listed({ supplier: ['Harbour'] })).toEqual(['middle', 'dear'])
  expect(listed({ flexibility: ['fixed'] })).toEqual(['cheap', 'middle'])
  expect(listed({ supplier: ['Harbour'], flexibility: ['fixed'] })).toEqual(['middle'])
  expect(policyRules.fromParams(new URLSearchParams('supplier=Harbour&flexibility=fixed,unknown'))).toEqual({
    supplier: ['Harbour'],
    flexibility: ['fixed'],
  })
})

test('policies are sorted by price, medical and cancellation cover', () => {
  expect(listed({})).toEqual(['cheap', 'middle', 'dear'])
  expect(listed({}, 'price:desc')).toEqual(['dear', 'middle', 'cheap'])
  expect(listed({}, 'medical:desc')).toEqual(['dear', 'middle', 'cheap'])
  expect(listed({}, 'cancellation:desc')).toEqual(['middle', 'cheap', 'dear'])
})

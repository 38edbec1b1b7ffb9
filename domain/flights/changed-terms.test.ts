import { expect, test } from 'vitest'
import { formatMoney } from '../money/money.ts'
import { changedTerms } from './changed-terms.ts'

const ngn = (amount: number) => ({ amount, currency: 'NGN' })
const terms = (refund: number | null, documentsRequired = false) => ({
  refund: { allowed: refund !== null, penalty: refund === null ? null : ngn(refund) },
  change: null,
  documentsRequired,
})

test('a fare with the same penalties has the same terms', () => {
  expect(changedTerms(terms(5_000_00), terms(5_000_00), formatMoney)).toEqual([])
})

test('a changed penalty is named with the previous one', () => {
  expect(changedTerms(terms(5_000_00), terms(9_000_00), formatMoney)).toEqual([
    'The airline asks NGN 9,000.00 for a refund, before NGN 5,000.00.',
  ])
})

test('a penalty that the airline does not state is not compared', () => {
  expect(changedTerms(terms(5_000_00), terms(null), formatMoney)).toEqual([])
})

test('newly required documents are named', () => {
  expect(changedTerms(terms(null), terms(null, true), formatMoney)).toEqual(['The airline asks for passports now.'])
})

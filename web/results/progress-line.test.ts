import { expect, it } from 'vitest'
import type { SupplierProgress } from '#contract/search-progress.ts'
import { progressWords } from './progress-line.tsx'

const supplier = (title: string, status: SupplierProgress['status']): SupplierProgress => ({
  id: title.toLowerCase(),
  title,
  status,
  offers: 0,
  milliseconds: null,
})

it('names the supplier that is late', () => {
  expect(progressWords([supplier('Duffel', 'done'), supplier('Zenith', 'late')], '182 offers')).toBe(
    '1 of 2 suppliers, 182 offers; Zenith is late',
  )
})

it('leaves out the count if it is shown beside the line', () => {
  expect(progressWords([supplier('Duffel', 'done'), supplier('Zenith', 'late')], null)).toBe('1 of 2 suppliers; Zenith is late')
})

it('names every supplier that failed', () => {
  expect(progressWords([supplier('Duffel', 'failed'), supplier('Zenith', 'failed')], '0 offers')).toBe(
    '0 of 2 suppliers, 0 offers; Duffel and Zenith did not answer',
  )
})

it('uses the singular for one supplier and one offer', () => {
  expect(progressWords([supplier('Duffel', 'done')], '1 offer')).toBe('1 of 1 supplier, 1 offer')
})

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

it('names the source that is late', () => {
  expect(progressWords([supplier('Duffel', 'done'), supplier('Zenith', 'late')], '182 offers')).toBe(
    '1 of 2 sources, 182 offers; Zenith is late',
  )
})

it('leaves the count out where it stands beside the line', () => {
  expect(progressWords([supplier('Duffel', 'done'), supplier('Zenith', 'late')], null)).toBe('1 of 2 sources; Zenith is late')
})

it('names every source that failed', () => {
  expect(progressWords([supplier('Duffel', 'failed'), supplier('Zenith', 'failed')], '0 offers')).toBe(
    '0 of 2 sources, 0 offers; Duffel and Zenith did not answer',
  )
})

it('speaks of one source and one offer in the singular', () => {
  expect(progressWords([supplier('Duffel', 'done')], '1 offer')).toBe('1 of 1 source, 1 offer')
})

import { expect, it } from 'vitest'
import type { SupplierProgress } from '#contract/search-progress.ts'
import { tellSuppliers } from './tell-suppliers.ts'

const asked = ['duffel', 'zenith'].map(
  (id): SupplierProgress => ({ id, title: id.toUpperCase(), status: 'done', offers: 3, milliseconds: 9 }),
)

it('names suppliers to members, whether they see margin or not', () => {
  for (const seesMargin of [true, false]) {
    const tell = tellSuppliers(asked, { seesMargin })
    expect(asked.map(tell.progress)).toEqual(asked)
    expect(tell.id('zenith')).toBe('zenith')
  }
})

it('numbers them for a customer, in events as in the list', () => {
  const tell = tellSuppliers(asked, { seesMargin: false, isCustomer: true })
  expect(asked.map(tell.progress)).toEqual([
    { ...asked[0], id: '1', title: 'Source 1' },
    { ...asked[1], id: '2', title: 'Source 2' },
  ])
  expect(tell.id('zenith')).toBe('2')
})

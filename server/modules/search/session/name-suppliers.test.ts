import { describe, expect, it, test } from 'vitest'
import type { SupplierProgress } from '#contract/search-progress.ts'
import { nameSuppliers } from './name-suppliers.ts'

type Status = SupplierProgress['status']

const asked = (...statuses: Status[]): SupplierProgress[] =>
  statuses.map((status, at) => ({
    id: `supplier${at}`,
    title: `Supplier ${at}`,
    status,
    offers: 3,
    milliseconds: status === 'searching' ? null : 9 + at,
  }))

it('names suppliers for members who see margin', () => {
  const suppliers = asked('done', 'late')
  const tell = nameSuppliers(suppliers, { seesMargin: true })
  expect(tell.list(suppliers)).toEqual(suppliers)
  expect(suppliers.map(tell.report)).toEqual(suppliers)
  expect(tell.id('supplier1')).toBe('supplier1')
})

it('numbers them for other members, in events and in the list', () => {
  const [first, second] = asked('done', 'late')
  if (!first || !second) throw new Error('two were asked')
  const tell = nameSuppliers([first, second], { seesMargin: false })
  const numbered = [
    { ...first, id: '1', title: 'Supplier 1' },
    { ...second, id: '2', title: 'Supplier 2' },
  ]
  expect(tell.list([first, second])).toEqual(numbered)
  expect([first, second].map(tell.report)).toEqual(numbered)
  expect(tell.id('supplier1')).toBe('2')
})

describe('for a customer', () => {
  const customer = { seesMargin: false, isCustomer: true }

  test.each<[Status, Status[]]>([
    ['searching', ['searching', 'done']],
    ['done', ['done', 'done']],
    ['late', ['done', 'late']],
    ['late', ['done', 'failed']],
    ['failed', ['failed', 'failed']],
  ])('the search is one supplier without a name, %s when its suppliers are %j', (status, statuses) => {
    const milliseconds = status === 'searching' ? null : 10
    expect(nameSuppliers(asked(...statuses), customer).list(asked(...statuses))).toEqual([
      { id: '', title: '', status, offers: 6, milliseconds },
    ])
  })

  it('reports only a change of the whole search, so that suppliers cannot be counted', () => {
    const [first, second] = asked('done', 'done')
    const tell = nameSuppliers(asked('searching', 'searching'), customer)
    expect(first && tell.report(first)).toBeNull()
    expect(second && tell.report(second)).toMatchObject({ id: '', title: '', status: 'done' })
    expect(tell.id('supplier1')).toBe('')
  })
})

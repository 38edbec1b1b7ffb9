import { describe, expect, test } from 'vitest'
import { english } from '#domain/numbers.ts'
import { beyondPages, unreadOfOrders, withOwnNames } from './order-address.ts'

const address = (query: string) => new URL(`https://skyways.test/order?${query}`)

test('the state of the order list is read under every name of the specification, and under those of older links', () => {
  expect(withOwnNames(address('searchValue=ada&sortHeader=-total&type=flight&page=2&perPage=25'))).toBe(
    '/order?query=ada&sort=-total&type=flight&page=2&perPage=25',
  )
  expect(withOwnNames(address('product=stay&status=Issued'))).toBe('/order?type=stay&statusType=Issued')
  expect(withOwnNames(address('status=Issued&statusType=Paid'))).toBe('/order?statusType=Paid')
  expect(withOwnNames(address('type=stay&filterType=void&statusType=Issued&query=ada&sort=total'))).toBeNull()
})

describe('values of the address that cannot be read', () => {
  test.each([
    ['type', 'boats', '“boats” is not a product. Orders of all products are shown.'],
    ['filterType', 'lost', '“lost” is not a filter type. Orders of any kind are shown.'],
    ['statusType', 'Isued', '“Isued” is not a status. Orders of any status are shown.'],
    ['sort', 'colour', '“colour” is not an order of this list. The newest orders come first.'],
    ['page', '-3', '“-3” is not a page number. The first page is shown.'],
    ['from', '2026-02-31', '“2026-02-31” is not a day. The list begins with its oldest row.'],
    ['to', 'friday', '“friday” is not a day. The list ends with its newest row.'],
    ['perPage', '500', '“500” is not a number of orders from 1 to 100. A page shows 10.'],
  ])('%s is named', (name, value, says) => {
    expect(unreadOfOrders({ [name]: value, query: 'ada' })).toEqual([says])
  })

  test('nothing is reported for a value that is empty, valid or of another part of the screen', () => {
    expect(
      unreadOfOrders({
        type: '',
        statusType: 'Not Paid',
        page: '2',
        perPage: '100',
        view: 'list',
        from: '2026-03-01',
        to: '2026-03-01',
      }),
    ).toEqual([])
  })
})

test('a page beyond the numbered ones is reported with the last one; a shorter list only lacks it', () => {
  const last = { page: 1000, lastPage: 1000, items: ['an order'] }
  expect(beyondPages('1001', last, english)).toMatch(/^Numbered pages reach the first 10,000 orders/)
  expect(beyondPages('1001', { ...last, items: [] }, english)).toBeNull()
  expect(beyondPages('1000', last, english)).toBeNull()
  expect(beyondPages(undefined, { ...last, page: 1 }, english)).toBeNull()
})

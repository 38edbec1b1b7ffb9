import { expect, test } from 'vitest'
import { chosenColumns, orderColumns, readChoice } from './list-columns.tsx'

const labels = (keys: string[]) => chosenColumns(keys).map((column) => column.label)

test('without a saved choice the standard columns are shown', () => {
  expect(labels(readChoice(null))).toEqual(['Order', 'Status', 'Trip', 'Lead traveller', 'Reference', 'Departs', 'Total'])
})

test('a saved choice is kept in the order of the table, whatever the order of clicking', () => {
  expect(labels(readChoice('total.status'))).toEqual(['Order', 'Status', 'Total'])
})

test('the column that opens the order cannot be taken away', () => {
  expect(labels(['status'])).toContain('Order')
})

test('a cookie that is not ours falls back to the standard columns', () => {
  expect(readChoice('<script>.passport')).toEqual(readChoice(null))
})

test('every sort of the order list is one that the API offers', async () => {
  const { orderSorts } = await import('#contract/orders.ts')
  const sorts = orderColumns.flatMap(({ column }) => (column.sort ? [column.sort, `-${column.sort}`] : []))
  expect(sorts.toSorted()).toEqual([...orderSorts].toSorted())
})

test('a list of what is not paid tells the deadline instead of the same status on every line', () => {
  const shown = chosenColumns(readChoice(null), 'Not Paid').map((column) => column.label)
  expect(shown).toEqual(['Order', 'Trip', 'Lead traveller', 'Reference', 'Departs', 'Pay by', 'Total'])
})

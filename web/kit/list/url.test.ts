import { expect, test } from 'vitest'
import { nextSort, withParams } from './url.ts'

const search = new URLSearchParams('status=Issued&after=abc&query=ada')

test('a changed filter starts the list again at its first page', () => {
  expect(withParams(search, { status: 'Paid' })).toBe('?status=Paid&query=ada')
})

test('going to another page keeps the filters', () => {
  expect(withParams(search, { after: 'def' })).toBe('?status=Issued&after=def&query=ada')
})

test('an empty filter is removed from the address', () => {
  expect(withParams(search, { status: null, query: '' })).toBe('?')
})

test('a column sorts downwards first, then upwards', () => {
  expect(nextSort(null, 'total')).toBe('-total')
  expect(nextSort('-total', 'total')).toBe('total')
  expect(nextSort('total', 'total')).toBe('-total')
})

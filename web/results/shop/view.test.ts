import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noFilters } from '#domain/flights/filters.ts'
import { sorts } from '#domain/flights/results.ts'
import { flightView } from '../../screens/flights/results/flight-view.ts'
import { readView, viewAddress } from './view.ts'

const read = (query: string) => readView(flightView, new URLSearchParams(query))

it('reads an empty address as everything, best first, with a first page', () => {
  expect(read('')).toEqual({ filters: noFilters, sort: 'best', shown: 10, open: null, isOnMap: false })
})

it('parses repeated names, as a form sends checkboxes, as a list', () => {
  expect(read('airlines=BA&airlines=P4&checkedBag=1&stops=&maxTotal=31000000').filters).toEqual({
    ...noFilters,
    airlines: ['BA', 'P4'],
    checkedBag: true,
    maxTotal: 31_000_000,
  })
})

it('ignores invalid values', () => {
  expect(read('sort=longest&shown=many&maxTotal=-3&cabins=cellar')).toEqual({
    filters: noFilters,
    sort: 'best',
    shown: 10,
    open: null,
    isOnMap: false,
  })
  expect(read('shown=1e9').shown).toBe(600)
})

it('writes a view so that it is read back as it was', () => {
  const view = fc.record({
    filters: fc.record({
      ...Object.fromEntries(Object.entries(noFilters).map(([name, value]) => [name, fc.constant(value)])),
      airlines: fc.uniqueArray(fc.constantFrom('BA', 'P4', 'QR')),
      stops: fc.constantFrom(null, 0, 1, 2),
      refundable: fc.boolean(),
      maxTotal: fc.option(fc.integer({ min: 1, max: 1e12 })),
    }),
    sort: fc.constantFrom(...sorts),
    shown: fc.integer({ min: 12, max: 600 }),
    open: fc.option(fc.constantFrom('off_00009htYpSCXrwaB9DnUm0', '-f8XIWzL0yaO_T')),
    isOnMap: fc.boolean(),
  })
  fc.assert(
    fc.property(view, (given) => {
      const written = viewAddress(flightView, '/offers?search=1', { ...given, filters: { ...noFilters, ...given.filters } })
      expect(readView(flightView, new URL(written, 'http://shop.test').searchParams)).toEqual(given)
    }),
  )
})

import { expect, it } from 'vitest'
import { atPercent, percentOf } from './range-filter.tsx'

const range = { min: 50_000, max: 250_000 }

it('is at 0 and 100 per cent while no price is selected', () => {
  expect([percentOf(null, range, 0), percentOf(null, range, 100)]).toEqual([0, 100])
  expect([atPercent(0, range), atPercent(100, range)]).toEqual([50_000, 250_000])
})

it('converts a position back to its amount', () => {
  expect(atPercent(25, range)).toBe(100_000)
  expect(percentOf(100_000, range, 0)).toBe(25)
})

it('stays within the ends when the results no longer include its amount', () => {
  expect([percentOf(10_000, range, 0), percentOf(900_000, range, 100)]).toEqual([0, 100])
})

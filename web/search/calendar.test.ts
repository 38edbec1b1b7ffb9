import { expect, it } from 'vitest'
import { chosenDays } from './calendar.ts'

it('a day that is chosen from the field of the last one leaves the first one', () => {
  expect(chosenDays(true, ['2026-12-24', '2027-01-03'], ['2026-12-30', null])).toEqual(['2026-12-24', '2026-12-30'])
})

it('a last day before the first one starts the choice anew', () => {
  expect(chosenDays(true, ['2026-12-24', '2027-01-03'], ['2026-12-20', null])).toEqual(['2026-12-20', null])
})

it('a day that is chosen from the field of the first one is followed by the last one', () => {
  expect(chosenDays(false, ['2026-12-24', '2027-01-03'], ['2026-12-30', null])).toEqual(['2026-12-30', null])
  expect(chosenDays(false, ['2026-12-30', null], ['2026-12-30', '2027-01-03'])).toEqual(['2026-12-30', '2027-01-03'])
})

import { expect, it } from 'vitest'
import { readShownTour, shownTourText, startAsShown } from './found-tour.ts'

const start = (time: string | null, amount: number | null) => ({ time, total: amount === null ? null : { amount } })

it('a shown tour is unchanged by a form', () => {
  const shown = { id: 'x.1', day: '2026-12-11', total: 255_865_834 }
  expect(readShownTour(shownTourText(shown))).toEqual(shown)
})

it('the start that a list showed is the only one with places, at the price that was shown', () => {
  const only = start('09:00', 100)
  expect(startAsShown([start('08:00', null), only], { total: 100 })).toBe(only)
  expect(startAsShown([start(null, 100)], { total: 100 })).toEqual(start(null, 100))
})

it('there is a choice where two starts have places, where the price is another and where nothing is left', () => {
  expect(startAsShown([start('09:00', 100), start('14:00', 100)], { total: 100 })).toBeNull()
  expect(startAsShown([start('09:00', 110)], { total: 100 })).toBeNull()
  expect(startAsShown([start('09:00', null)], { total: 100 })).toBeNull()
})

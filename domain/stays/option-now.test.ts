import { expect, it } from 'vitest'
import { foundStay, rateFacts } from './found-stay.fixture.ts'
import { optionNow, optionsNow } from './option-now.ts'

const eko = foundStay('eko', 300, {
  rates: [rateFacts(340, { board: 'breakfast' }), rateFacts(300, { refundability: 'free' })],
})
const early = foundStay('early', 300, { rates: null })

it.each([
  ['at the price that was seen', eko, 'breakfast.none.now.340', 340, null],
  ['at a kind without a price', eko, 'breakfast.none.now', 340, null],
  ['at a lower price than was seen', eko, 'breakfast.none.now.350', 340, { is: 'lower', before: 350 }],
  ['at a higher price than was seen', eko, 'breakfast.none.now.330', 340, { is: 'changed', before: 330 }],
  ['at its cheapest rate once that kind is sold out', eko, 'half_board.free.now.320', 300, { is: 'gone', before: 320 }],
  [
    'at its cheapest rate where a kind without a price is sold out',
    eko,
    'half_board.free.now',
    300,
    { is: 'gone', before: null },
  ],
  ['at its cheapest rate where only that price was known', eko, 'lowest.300', 300, null],
  ['at its cheapest rate where that price changed', eko, 'lowest.290', 300, { is: 'changed', before: 290 }],
  ['at its cheapest price while its rates are not known', early, 'breakfast.free.now.300', 300, null],
  ['at its cheapest rate where nothing was named', eko, null, 300, null],
  ['at its cheapest rate where a link cannot be read', eko, '', 300, null],
] as const)('shows a property %s', (_name, stay, seen, total, priceChange) => {
  expect(optionNow(stay, seen)).toMatchObject({ total, priceChange })
})

it('keeps the order of the comparison and omits unknown properties', () => {
  const wanted = ['early', 'gone', 'eko'].map((id) => ({ id, rate: null }))
  expect(optionsNow([eko, early], wanted).map(({ stay }) => stay.id)).toEqual(['early', 'eko'])
})

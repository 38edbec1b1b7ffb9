import { expect, it } from 'vitest'
import { splitRates } from './room-group.tsx'

const rate = (id: string, board: 'room_only' | 'breakfast' = 'room_only', refundability: 'free' | 'none' = 'none') => ({
  id,
  board,
  refundability,
})
/** The cheapest first. */
const rates = [rate('a'), rate('b'), rate('c'), rate('d', 'breakfast'), rate('e', 'room_only', 'free'), rate('f')]
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

it('begins with the cheapest rate, the cheapest with free cancellation and the cheapest with a meal', () => {
  const { first, more } = splitRates(rates, undefined)
  expect([ids(first), ids(more)]).toEqual(['ade', 'bcf'])
})

it('the chosen rate is among the first, and both parts keep the order', () => {
  const { first, more } = splitRates(rates, 'f')
  expect([ids(first), ids(more)]).toEqual(['aef', 'bcd'])
})

it('a single remaining rate is shown without a button', () => {
  const { first, more } = splitRates(rates.slice(0, 4), undefined)
  expect([ids(first), ids(more)]).toEqual(['abcd', ''])
})

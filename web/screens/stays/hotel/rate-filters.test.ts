import { expect, it } from 'vitest'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { boardsOf, filterRooms, rateChange, readHotelFilters, shownRate, withHotelFilters } from './rate-filters.ts'

const naira = (amount: number) => ({ amount, currency: 'NGN' })

const rate = (id: string, total: number, terms: Partial<PricedStayRate> = {}): PricedStayRate => ({
  id,
  board: 'room_only',
  payWhen: 'now',
  name: null,
  conditions: [],
  isOnRequest: false,
  left: null,
  membersOnly: false,
  isNegotiated: false,
  localCharges: null,
  expiresAt: '2026-11-22T12:00:00Z',
  total: naira(total),
  paymentFee: naira(0),
  taxes: null,
  perNight: naira(total),
  payNow: naira(total),
  payAtProperty: naira(0),
  localChargesAbout: null,
  cancellation: [],
  refundability: 'none',
  freeUntil: null,
  waterfall: null,
  commission: null,
  publicPrice: null,
  source: null,
  ...terms,
})

const facts = { category: 'standard', view: null, beds: null, sleeps: 2, smoking: null, isAccessible: false }
const room = (key: string, rates: PricedStayRate[]): RoomGroup => ({
  key,
  name: key,
  facts,
  sizeSqm: null,
  beds: [],
  photos: [],
  rates,
})

const rooms = [
  room('standard', [rate('a', 100), rate('b', 130, { board: 'breakfast', refundability: 'free' })]),
  room('suite', [rate('c', 90, { board: 'breakfast', payWhen: 'property' })]),
]
const idsFor = (query: string) =>
  filterRooms(rooms, readHotelFilters(new URLSearchParams(query))).flatMap(({ rates }) => rates.map(({ id }) => id))

it('keeps the rates that pass every filter, and the rooms that have one', () => {
  expect(idsFor('')).toEqual(['a', 'b', 'c'])
  expect(idsFor('board=breakfast')).toEqual(['b', 'c'])
  expect(idsFor('board=breakfast&freeCancellation=1')).toEqual(['b'])
  expect(idsFor('payLater=1')).toEqual(['c'])
  expect(idsFor('payLater=1&freeCancellation=1')).toEqual([])
})

it('offers the boards that are sold', () => {
  expect(boardsOf(rooms)).toEqual(['room_only', 'breakfast'])
})

it('has the price of the rate that a link named, else of the cheapest that everybody can book', () => {
  const members = room('club', [rate('m', 50, { membersOnly: true })])
  expect(shownRate([...rooms, members])?.id).toBe('c')
  expect(shownRate(rooms, 'breakfast.free.now')?.id).toBe('b')
  expect(shownRate(rooms, 'half_board.free.now')?.id).toBe('c')
  expect(shownRate([members])?.id).toBe('m')
  expect(shownRate([])).toBeUndefined()
})

it('filters change in the address; the search and the other filters stay', () => {
  const on = withHotelFilters(new URLSearchParams('searchId=1&rating=5'), { freeCancellation: true })
  expect(`${on}`).toBe('searchId=1&rating=5&freeCancellation=1')
  expect(`${withHotelFilters(on, { freeCancellation: false })}`).toBe('searchId=1&rating=5')
})

const [soldOnce = room('', []), suite = room('', [])] = rooms
const soldTwice = [room('standard', [...soldOnce.rates, rate('dear', 150, { board: 'breakfast', refundability: 'free' })]), suite]

it('a rate is shown at the price that was clicked, though another supplier is cheaper', () => {
  expect(shownRate(soldTwice, 'breakfast.free.now.150')?.id).toBe('dear')
  expect(shownRate(soldTwice, 'breakfast.free.now.130')?.id).toBe('b')
})

it.each([
  ['is there still', 'breakfast.free.now.130', null],
  ['is named without its price', 'breakfast.free.now', null],
  ['has a lower one beside it', 'breakfast.free.now.150', { kind: 'lower', rate: { id: 'b' } }],
  ['changed', 'breakfast.free.now.140', { kind: 'changed', rate: { id: 'b' }, before: naira(140) }],
  ['is of a rate that is sold out', 'half_board.free.now.90', { kind: 'gone', before: naira(90) }],
  ['was the lowest and is it still', 'lowest.90', null],
  ['was the lowest, and the lowest is another', 'lowest.95', { kind: 'changed', rate: { id: 'c' }, before: naira(95) }],
  ['was not named', null, null],
])('says what became of a price that %s', (_name, named, expected) => {
  const change = rateChange(soldTwice, named)
  if (expected === null) expect(change).toBeNull()
  else expect(change).toMatchObject(expected)
})

import { expect, it } from 'vitest'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { boardsOf, cheapestOf, filterRooms, readHotelFilters, toggleHotelFilter } from './rate-filters.ts'

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
  expect(idsFor('board=breakfast&free=1')).toEqual(['b'])
  expect(idsFor('later=1')).toEqual(['c'])
  expect(idsFor('later=1&free=1')).toEqual([])
})

it('offers the boards that are sold, and knows the cheapest rate', () => {
  expect(boardsOf(rooms)).toEqual(['room_only', 'breakfast'])
  expect(cheapestOf(rooms)?.id).toBe('c')
  expect(cheapestOf([])).toBeUndefined()
})

it('a filter that is turned on twice is off again; the search stays in the address', () => {
  const on = toggleHotelFilter(new URLSearchParams('searchId=1'), 'board', 'breakfast')
  expect(`${on}`).toBe('searchId=1&board=breakfast')
  expect(`${toggleHotelFilter(on, 'board', 'breakfast')}`).toBe('searchId=1')
})

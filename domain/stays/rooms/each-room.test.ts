import { describe, expect, test } from 'vitest'
import { rate } from './rate.fixture.ts'
import {
  type EachRoom,
  eachFromParams,
  eachToParams,
  noRoomChosen,
  searchOfRoom,
  soldNow,
  withoutSearch,
  withRate,
  withRoom,
} from './each-room.ts'

const first = '018f0000-0000-7000-8000-000000000001'
const second = '018f0000-0000-7000-8000-000000000002'
const seen = 'breakfast.free.now.1200'
const chosen = (searchId: string, room = 'deluxe-1-king') => ({ searchId, rate: { room, seen } })
const searched = (searchId: string) => ({ searchId, rate: null })

describe('an address of a room type for each room', () => {
  const cases: [what: string, query: string, count: number, expected: EachRoom | null][] = [
    ['without it', '', 2, null],
    ['for one room', 'each=1', 1, null],
    ['at the start', 'each=1', 2, { step: 1, choices: [null, null] }],
    ['once a room is searched', `each=1&pick=${first}`, 2, { step: 1, choices: [searched(first), null] }],
    ['once a room is chosen', `each=2&pick=${first}.${seen}.deluxe-1-king`, 2, { step: 2, choices: [chosen(first), null] }],
    [
      'with every room chosen',
      `each=all&pick=${first}.${seen}.deluxe-1-king&pick=${second}.${seen}.deluxe-1-king`,
      2,
      { step: 'all', choices: [chosen(first), chosen(second)] },
    ],
    [
      'that claims that every room is chosen',
      `each=all&pick=${first}.${seen}.deluxe-1-king`,
      2,
      { step: 2, choices: [chosen(first), null] },
    ],
    ['at a room that there is not', 'each=9', 2, { step: 1, choices: [null, null] }],
    ['with the second room alone', `each=1&pick=&pick=${second}`, 2, { step: 1, choices: [null, searched(second)] }],
    ['with hostile text', `each=1&pick=<script>&pick=${second}.<script>`, 2, { step: 1, choices: [null, searched(second)] }],
    ['with more choices than rooms', `each=1&pick=&pick=&pick=${first}`, 2, { step: 1, choices: [null, null] }],
  ]
  test.each(cases)('%s', (_what, query, count, expected) => {
    expect(eachFromParams(new URLSearchParams(query), count)).toEqual(expected)
  })

  test.each(cases.flatMap(([what, , count, each]) => (each ? [[what, count, each] as const] : [])))(
    'is read as it was written: %s',
    (_what, count, each) => {
      expect(eachFromParams(new URLSearchParams(eachToParams(each)), count)).toEqual(each)
    },
  )
})

describe('choosing a room type for each room', () => {
  test('leads from room to room, and to all of them after the last', () => {
    const one = withRate(noRoomChosen(2), 1, chosen(first))
    expect(one.step).toBe(2)
    expect(withRate(one, 2, chosen(second)).step).toBe('all')
  })

  test('of a room again keeps the others', () => {
    const all = withRate(withRate(noRoomChosen(2), 1, chosen(first)), 2, chosen(second))
    const again = withRate({ ...all, step: 1 }, 1, chosen(first, 'other'))
    expect(again).toEqual({ step: 'all', choices: [chosen(first, 'other'), chosen(second)] })
  })

  test('uses one search for rooms with the same guests', () => {
    const couple = { adults: 2, children: [], infants: 0 }
    const family = { adults: 1, children: [7], infants: 0 }
    const each = withRoom(noRoomChosen(3), 1, searched(first))
    const rooms = [couple, couple, family]
    expect([1, 2, 3].map((step) => searchOfRoom(each, rooms, step))).toEqual([first, first, null])
  })

  test('drops what an expired search found', () => {
    const each = { step: 2, choices: [chosen(first), searched(second), searched(first)] }
    expect(withoutSearch(each, first).choices).toEqual([null, searched(second), null])
  })
})

describe('a chosen rate', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const sold = (id: string, amount: number, change: Parameters<typeof rate>[0] = {}) =>
    rate({ id, net: usd(amount), payNow: usd(amount), board: 'breakfast', ...change }).priced
  const group = (key: string, ...rates: ReturnType<typeof sold>[]) => ({
    key,
    name: key,
    sizeSqm: null,
    beds: [],
    photos: [],
    rates,
    facts: { category: 'standard', view: null, beds: null, sleeps: 2, smoking: null, isAccessible: false },
  })
  const chosenRate = { room: 'double', seen: 'breakfast.none.now.12000' }
  const find = (...rooms: ReturnType<typeof group>[]) => soldNow(rooms, chosenRate)?.rate.id ?? null

  test.each([
    ['at its price', [group('double', sold('a', 12_000))], 'a'],
    ['at its price beside a cheaper one of its kind', [group('double', sold('b', 11_000), sold('a', 12_000))], 'a'],
    ['at another price', [group('double', sold('b', 13_000))], 'b'],
    [
      'in a room that has another key now',
      [group('double-sea-view', sold('a', 12_000)), group('family', sold('b', 15_000))],
      'a',
    ],
    ['not at its price in several other rooms', [group('twin', sold('a', 12_000)), group('family', sold('b', 12_000))], null],
    ['not of another kind', [group('double', sold('a', 12_000, { board: 'room_only' }))], null],
    ['not in another room at another price', [group('family', sold('a', 13_000))], null],
  ])('is found %s', (_how, rooms, id) => {
    expect(find(...rooms)).toBe(id)
  })
})

import { describe, expect, it, test } from 'vitest'
import type { SeatCell, SeatMap } from '#domain/flights/ancillaries.ts'
import { layOut, priceBands, seatAfter, seatsOfCabins } from './seat-layout.ts'
import { sitTogether } from './sit-together.ts'

const ngn = (naira: number) => ({ amount: naira * 100, currency: 'NGN' })
const people = ['ada', 'obi', 'uju']

function seat(designator: string, naira: number | null, notes: string[] = []): SeatCell {
  const offers =
    naira === null ? [] : people.map((passengerId) => ({ id: `${designator}-${passengerId}`, passengerId, price: ngn(naira) }))
  return { kind: 'seat', designator, name: null, notes, offers }
}
const row = (number: number, blocks: string[], prices: (number | null)[], notes: string[] = []): SeatCell[][] => {
  const left = [...prices]
  return blocks.map((letters) => [...letters].map((letter) => seat(`${number}${letter}`, left.shift() ?? null, notes)))
}
const all = (kind: 'exit' | 'galley'): SeatCell[][] => [[{ kind }], [{ kind }]]

/** Two blocks of three; row 11 is at an exit, row 13 does not exist. */
const map: SeatMap = {
  segmentId: 's1',
  cabins: [
    {
      deck: 0,
      cabin: 'economy',
      wings: { first: 1, last: 3 },
      rows: [
        all('galley'),
        row(10, ['ABC', 'DEF'], [9, null, 9, 9, 5, 9]),
        all('exit'),
        row(11, ['ABC', 'DEF'], [1, 1, 1, 1, 1, 1], ['Able to help']),
        row(12, ['ABC', 'DEF'], [20, 6, 7, 7, null, 20]),
        row(14, ['ABC', 'DEF'], [null, null, 8, 8, 8, 8]),
      ],
    },
  ],
}
const cabins = layOut(map)
const seats = new Map(seatsOfCabins(cabins).map((one) => [one.designator, one]))

describe('a cabin', () => {
  it('has windows, aisles and middles, and exit rows', () => {
    expect(['10A', '10B', '10C', '10D', '10F'].map((name) => seats.get(name)?.position)).toEqual([
      'window',
      'middle',
      'aisle',
      'aisle',
      'window',
    ])
    expect(['10A', '11A', '12A'].map((name) => seats.get(name)?.isExit)).toEqual([false, true, false])
  })

  it('has letters above its blocks, numbers beside its rows, and wings', () => {
    expect(cabins[0]?.letters).toEqual([
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
    ])
    expect(cabins[0]?.rows.map(({ number }) => number)).toEqual([null, '10', null, '11', '12', '14'])
    expect(cabins[0]?.rows.map(({ overWing }) => overWing)).toEqual([false, true, true, true, false, false])
  })
})

test.each([
  ['10C', 'ArrowRight', '10D'],
  ['10A', 'ArrowLeft', '10A'],
  ['10C', 'ArrowDown', '11C'],
  ['12C', 'ArrowDown', '14C'],
  ['10C', 'ArrowUp', '10C'],
  ['12C', 'Home', '12A'],
  ['12C', 'End', '12F'],
  ['10B', 'PageDown', '14B'],
])('from %s the key %s leads to %s', (from, key, to) => expect(seatAfter(cabins, from, key)).toBe(to))

test('other keys do not move', () => expect(seatAfter(cabins, '10C', 'x')).toBeNull())

test('prices are shown in three ranges at most, and free seats in none', () => {
  const ranges = (...naira: number[]) => priceBands(naira.map(ngn)).map(({ from, to }) => [from.amount / 100, to.amount / 100])
  expect(ranges()).toEqual([])
  expect(ranges(0, 5, 5)).toEqual([[5, 5]])
  expect(ranges(1, 2, 3, 4, 5, 6, 7)).toEqual([
    [1, 3],
    [4, 6],
    [7, 7],
  ])
})

describe('seats chosen for everybody', () => {
  it('are the cheapest that are side by side, never at an exit', () => {
    expect(sitTogether(cabins, ['ada', 'obi'])).toEqual({ ada: '12B', obi: '12C' })
    expect(sitTogether(cabins, ['ada'])).toEqual({ ada: '10E' })
  })

  it('are in one block rather than across the aisle at the same price', () => {
    expect(sitTogether(cabins, ['ada', 'obi', 'uju'])).toEqual({ ada: '12B', obi: '12C', uju: '12D' })
  })

  it('are near each other where no row has room for all, and none where there are too few', () => {
    const small = layOut({
      ...map,
      cabins: [{ deck: 0, cabin: 'economy', wings: null, rows: [row(1, ['A', 'B'], [4, null]), row(2, ['A', 'B'], [4, 4])] }],
    })
    expect(Object.values(sitTogether(small, people) ?? {}).sort()).toEqual(['1A', '2A', '2B'])
    expect(sitTogether(small, [...people, 'ngozi'])).toBeNull()
  })
})

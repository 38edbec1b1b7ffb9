import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomsFor } from './stay-on-day.ts'

const double = { adults: 2, children: [], infants: 0 }

test('a couple has one double room, four adults have two, and a single person one', () => {
  expect(roomsFor([double], { adults: 2, children: [] })).toEqual([double])
  expect(roomsFor([double], { adults: 4, children: [] })).toEqual([double, double])
  expect(roomsFor([double], { adults: 1, children: [] })).toEqual([{ adults: 1, children: [], infants: 0 }])
})

test('an infant takes no place, and each child sleeps in a room with an adult', () => {
  expect(roomsFor([double], { adults: 2, children: [1] })).toEqual([{ adults: 2, children: [], infants: 1 }])
  expect(roomsFor([double], { adults: 2, children: [7, 9] })).toEqual([
    { adults: 1, children: [7], infants: 0 },
    { adults: 1, children: [9], infants: 0 },
  ])
})

test('everybody has a place and every room an adult', () => {
  const base = fc.array(
    fc.record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.constant<number[]>([]), infants: fc.constant(0) }),
    { minLength: 1, maxLength: 3 },
  )
  const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 })
  fc.assert(
    fc.property(base, fc.integer({ min: 1, max: 12 }), ages, (rooms, adults, children) => {
      const given = roomsFor(rooms, { adults, children })
      expect(given.every((room) => room.adults >= 1)).toBe(true)
      expect(given.reduce((sum, room) => sum + room.adults, 0)).toBe(adults)
      expect(given.flatMap((room) => room.children).toSorted()).toEqual(children.filter((age) => age >= 2).toSorted())
      expect(given.reduce((sum, { infants }) => sum + infants, 0)).toBe(children.filter((age) => age < 2).length)
    }),
  )
})

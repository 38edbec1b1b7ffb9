import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withRoomCount } from './room-count.ts'

const room = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 3 }),
  infants: fc.integer({ min: 0, max: 2 }),
})

it('the same guests are distributed over the rooms, and each room has an adult', () => {
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 8 }), (rooms, count) => {
      const adults = rooms.reduce((sum, one) => sum + one.adults, 0)
      const spread = withRoomCount(rooms, count)
      expect(spread).toHaveLength(count <= adults ? count : rooms.length)
      expect(spread.every((one) => one.adults >= 1)).toBe(true)
      expect(spread.reduce((sum, one) => sum + one.adults, 0)).toBe(adults)
      const ages = (list: { children: number[] }[]) => list.flatMap(({ children }) => children).toSorted((a, b) => a - b)
      expect(ages(spread)).toEqual(ages(rooms))
      const infants = (list: { infants: number }[]) => list.reduce((sum, one) => sum + one.infants, 0)
      expect(infants(spread)).toBe(infants(rooms))
    }),
  )
})

it('an unchanged number of rooms keeps the guests of each room', () => {
  const rooms = [
    { adults: 1, children: [4, 9], infants: 0 },
    { adults: 2, children: [], infants: 1 },
  ]
  expect(withRoomCount(rooms, 2)).toEqual(rooms)
})

import { expect, it } from 'vitest'
import { circleAround, kmBetween } from './circle.ts'

const lagos = { latitude: 6.45, longitude: 3.4 }

it('has the same distance from its centre everywhere, near the equator and far from it', () => {
  for (const middle of [lagos, { latitude: 60, longitude: 25 }])
    for (const [longitude, latitude] of circleAround(middle, 10))
      expect(Math.abs(kmBetween(middle, { latitude, longitude }) - 10)).toBeLessThan(0.05)
})

it('measures a distance that is known: Lagos to Abuja is about 520 km', () => {
  expect(Math.round(kmBetween(lagos, { latitude: 9.06, longitude: 7.49 }) / 10)).toBe(54)
})

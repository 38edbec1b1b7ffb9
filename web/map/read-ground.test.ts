import { expect, it } from 'vitest'
import { isInside } from './clip.ts'
import { readGround } from './read-ground.ts'
import { smoothLand } from './smooth.ts'

it('has the coast at Lagos, the border to Benin and the airport, in a few kilobytes', async () => {
  const ground = await readGround({ latitude: 6.45, longitude: 3.4 })
  expect(ground.land.length).toBeGreaterThan(0)
  // The Gulf of Guinea is to the south: the land ends inside the region.
  const lowest = Math.min(...ground.land.flat(2).flatMap(([x, y]) => (x > 3 && x < 3.8 ? y : [])))
  expect(lowest).toBeGreaterThan(6.2)
  expect(ground.borders.flat().some(([x]) => x > 2.6 && x < 2.8)).toBe(true)
  expect(ground.labels.map(({ name }) => name).join()).toContain('Murtala Muhammed')
  expect(JSON.stringify(ground).length).toBeLessThan(40_000)
})

it('draws Victoria Island, Ikoyi and Lekki as land and the lagoon as water, and names OpenStreetMap', async () => {
  const { land, box, sources } = await readGround({ latitude: 6.45, longitude: 3.4 })
  const drawn = smoothLand(land, box)
  const isLand = (latitude: number, longitude: number) =>
    drawn.some((rings) => rings.filter((ring) => isInside(ring, [longitude, latitude])).length % 2 === 1)
  for (const [latitude, longitude] of [
    [6.4281, 3.4219],
    [6.4549, 3.4346],
    [6.4478, 3.4723],
    [6.6018, 3.3515],
  ] as const)
    expect(isLand(latitude, longitude)).toBe(true)
  expect(isLand(6.51, 3.45)).toBe(false)
  expect(isLand(6.3, 3.4)).toBe(false)
  expect(sources.join()).toContain('OpenStreetMap contributors')
})

it('is the same region for points near each other', async () => {
  const here = await readGround({ latitude: 51.51, longitude: -0.12 })
  expect(await readGround({ latitude: 51.49, longitude: -0.13 })).toBe(here)
})

it('is all land far from the sea', async () => {
  const { land } = await readGround({ latitude: 20, longitude: 20 })
  expect(land).toHaveLength(1)
})

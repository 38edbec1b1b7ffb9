import { expect, it } from 'vitest'
import { readGround } from './read-ground.ts'

it('has the coast at Lagos, the border to Benin and the airport, in a few kilobytes', async () => {
  const ground = await readGround({ latitude: 6.45, longitude: 3.4 })
  expect(ground.land.length).toBeGreaterThan(0)
  // The Gulf of Guinea is south of it: the land there ends before the region does.
  const lowest = Math.min(...ground.land.flat(2).flatMap(([x, y]) => (x > 3 && x < 3.8 ? y : [])))
  expect(lowest).toBeGreaterThan(6.2)
  expect(ground.borders.flat().some(([x]) => x > 2.6 && x < 2.8)).toBe(true)
  expect(ground.labels.map(({ name }) => name).join()).toContain('Murtala Muhammed')
  expect(JSON.stringify(ground).length).toBeLessThan(40_000)
})

it('is the same region for points near each other', async () => {
  const here = await readGround({ latitude: 51.51, longitude: -0.12 })
  expect(await readGround({ latitude: 51.49, longitude: -0.13 })).toBe(here)
})

it('is all land far from the sea', async () => {
  const { land } = await readGround({ latitude: 12, longitude: 8.5 })
  expect(land).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../check-invariants.ts'
import { sizes, spread } from '../../sizes.ts'
import { standingOf, untilQuiet } from './after-the-crash.ts'
import { type Journey, journeys } from './journeys.ts'
import { openWorld, type World } from './open-world.ts'

let world: World
let turn = 0

beforeAll(async () => {
  world = await openWorld()
}, 240_000)
afterAll(() => world.close())

/** The engines share a small run: each runs its part of the journeys, at other points. */
const engine = process.env.TEST_ENGINE === 'postgres' ? 1 : 0
const mine = spread(
  journeys.filter((_, at) => sizes.crashPoints > 1 || at % 2 === engine),
  sizes.crashJourneys,
)

/** All points, or a sample. A journey that ends before its n-th point has no more. */
function* pointsOf(journey: Journey): Generator<number> {
  const { points } = journey
  if (sizes.crashPoints >= points) for (let point = 1; ; point += 1) yield point
  for (let at = 0; at < sizes.crashPoints; at += 1) yield 1 + ((5 * journeys.indexOf(journey) + 3 * engine + 7 * at + 4) % points)
}

/** Dies at the n-th point, restarts, and repeats the person's action. Returns the point, or null if there is none. */
async function dieAndComeBack(journey: Journey, id: string, point: number): Promise<string | null> {
  if (journey.fault) await world.control('faults', journey.fault)
  world.product.dieAt(point)
  await journey.act(world, id)
  await untilQuiet(world)
  const where = await world.product.diedAt()
  if (where) await world.restart()
  else world.product.dieAt(0)
  await journey.act(world, id)
  await untilQuiet(world)
  await world.disarm()
  return where
}

test.each(mine.map((journey) => [journey.name, journey] as const))(
  '%s survives kill -9',
  async (_name, journey) => {
    for (const point of pointsOf(journey)) {
      turn += 1
      const id = await journey.prepare(world, turn)
      const where = await dieAndComeBack(journey, id, point)
      const standing = await standingOf(world, id)
      const at = `point ${point}, ${where}`
      expect.soft(Object.keys(journey.ends), at).toContain(standing.status)
      expect.soft(standing, at).toMatchObject({ disagreeing: [], ...journey.ends[standing.status] })
      expect.soft(await checkInvariants(world.databaseUrl), at).toEqual([])
      if (!where) return
    }
  },
  1_200_000,
)

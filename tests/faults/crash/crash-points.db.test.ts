import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../check-invariants.ts'
import { sizes } from '../../sizes.ts'
import { type Standing, standingOf, untilQuiet } from './after-the-crash.ts'
import { type Journey, journeys } from './journeys.ts'
import { openWorld, type World } from './open-world.ts'

let world: World
let turn = 0

beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.close())

/** The engines share the work of a small run: each takes half of the journeys, at other points. */
const engine = process.env.TEST_ENGINE === 'postgres' ? 1 : 0
const mine = journeys.filter((_, at) => sizes.crashPoints > 1 || at % 2 === engine)

/** All points, or a sample. A journey that ends before its n-th point has no more. */
function* pointsOf({ points }: Journey): Generator<number> {
  if (sizes.crashPoints >= points) for (let point = 1; ; point += 1) yield point
  for (let at = 0; at < sizes.crashPoints; at += 1) yield 1 + ((engine + 5 + at * 7) % points)
}

/** Dies at the n-th point, comes back, and does what a person would do then. Where it died, or null when there is no such point. */
async function dieAndComeBack(journey: Journey, id: string, point: number): Promise<string | null> {
  if (journey.fault) await world.arm(journey.fault)
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

const says = (words: RegExp) => expect.arrayContaining([expect.stringMatching(words)])

/** What has to be true of each status in which an order may be found. */
const settled: Record<string, Partial<Standing>> = {
  Issued: { bookings: 1, payments: 1, notes: says(/^Booking reference [A-Z0-9]{6}$/) },
  Refunded: { bookings: 0, payments: 0, notes: says(/^Returned to the (wallet|card)\.$/) },
  // Died between writing down the intent and calling: only the airline knows, and it has none.
  AwaitingAdmin: {
    bookings: 0,
    payments: 1,
    notes: says(/^The airline knows of no such booking yet\. Check with the airline before anything is booked again\.$/),
  },
  none: { bookings: 0, payments: 1 },
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
      expect.soft([...journey.ends, 'AwaitingAdmin'], at).toContain(standing.status)
      expect.soft(standing, at).toMatchObject({ disagreeing: [], ...settled[standing.status] })
      expect.soft(await checkInvariants(world.databaseUrl), at).toEqual([])
      if (!where) return
    }
  },
  1_200_000,
)

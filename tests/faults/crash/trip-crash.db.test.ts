import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../check-invariants.ts'
import { cards, payOnHostedPage } from '../../pay-on-hosted-page.ts'
import { seed, sizes } from '../../sizes.ts'
import { confirmTrip, payTripBy } from '../../trips/pay-trip.ts'
import { chargedFor } from '../third-parties.ts'
import { untilQuiet } from './after-the-crash.ts'
import { openWorld, type World } from './open-world.ts'
import { type Saga, sagas } from './sagas.ts'

/** Done once by the person, and again after the restart, like a reload. */
async function act(world: World, id: string, saga: Saga): Promise<void> {
  const { owner } = world
  const checkout = await saga.open(world, id)
  if (!checkout || checkout.state === 'done') return
  const { body } = await payTripBy(owner, checkout, saga.method, saga.onFailure)
  if (body?.redirectUrl) await payOnHostedPage(body.redirectUrl, cards.approved)
  if (saga.method === 'card') await confirmTrip(owner, checkout.id)
}

/** The statuses of the orders, and what the gateway retains of the whole payment and is due for them. */
async function standing(world: World, id: string, saga: Saga) {
  const { sql, sandboxUrl } = world
  const orders = await sql<{ id: string; status: string; total: string; fee: string }>(
    `select o.id, o.status, o.total, o.total - (o.waterfall->'total'->>'amount')::bigint as fee from orders o
     join checkout_items i on i.id = o.checkout_item_id where i.checkout_id::text = any($1)`,
    [await saga.checkouts(world, id)],
  )
  const wholes = await sql<{ reference: string }>(
    `select distinct w.reference from payments p join payments w on w.id = p.part_of
     join payment_allocations a on a.payment_id = p.id where a.order_id::text = any($1)`,
    [orders.map((order) => order.id)],
  )
  const retained = await Promise.all(wholes.map(({ reference }) => chargedFor(sandboxUrl, reference)))
  return { orders, retained: retained.reduce((sum, one) => sum + one, 0) }
}

const ended = ['Issued', 'Refunded', 'AwaitingAdmin']
/** With all or nothing an item waits for its turn while a person decides about the one before it. */
const waiting = ['Paid', 'CustomerPaid']

/** What is wrong with the end of a purchase, by point. */
async function expectEnd(world: World, { id, saga, at }: { id: string; saga: Saga; at: string }): Promise<void> {
  const { orders, retained } = await standing(world, id, saga)
  expect.soft(orders.length, at).toBe(saga.items)
  const isDecided = saga.onFailure === 'undo' && orders.some(({ status }) => status === 'AwaitingAdmin')
  for (const { status } of orders) expect.soft(isDecided ? [...ended, ...waiting] : ended, at).toContain(status)
  // All or nothing: what stands beside what was returned is handed to a person.
  const isMixed = saga.onFailure === 'undo' && !isDecided && orders.some(({ status }) => status === 'Refunded')
  for (const { id: orderId } of isMixed ? orders.filter(({ status }) => status === 'Issued') : []) {
    const handed = await world.sql(`select 1 from order_events where order_id = $1 and event = 'trip-failed'`, [orderId])
    expect.soft(handed.length, `${at}: an order stands, and nobody is told`).toBeGreaterThan(0)
  }
  if (saga.method === 'card') {
    // Money equals what is booked: the price and fee of what stands, and the fee of what was booked and undone.
    const stands = orders.filter(({ status }) => status !== 'Refunded').reduce((sum, { total }) => sum + Number(total), 0)
    const fees = orders.filter(({ status }) => status === 'Refunded').reduce((sum, { fee }) => sum + Number(fee), 0)
    expect.soft(retained, at).toBeGreaterThanOrEqual(stands)
    expect.soft(retained, at).toBeLessThanOrEqual(stands + fees)
  }
  expect.soft(await checkInvariants(world.databaseUrl), at).toEqual([])
}

/** A run of the whole takes every point until the saga ends before it; a sample takes some, evenly distributed. */
const isWhole = sizes.crashPoints >= 100
function* pointsOf({ points }: Saga): Generator<number> {
  const step = isWhole ? 1 : Math.max(1, Math.floor(points / (sizes.crashPoints + 1)))
  for (let point = step; isWhole || point < points; point += step) yield point
}

/** The engines share the seeds, and the sagas of a sample. */
const engine = process.env.TEST_ENGINE === 'postgres' ? 0 : 1
const seeds = Array.from({ length: sizes.crashSeeds }, (_, at) => seed + at).filter((_, at) => at % 2 === engine)
const mine = sizes.crashPoints > 1 ? sagas : sagas.filter((_, at) => at % 2 === engine)

describe.each(seeds)('with seed %s', (own) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(own)
  }, 240_000)
  afterAll(() => world.close())

  test.each(mine.map((saga) => [saga.name, saga] as const))(
    '%s survives kill -9 at each point',
    async (_name, saga) => {
      const prepared: string[] = []
      let killed = 0
      for (const point of pointsOf(saga)) {
        if (prepared.length === 0) prepared.push(...(await saga.prepare(world)))
        const id = prepared.pop() ?? ''
        await untilQuiet(world)
        if (saga.refusal) await world.control('faults', saga.refusal)
        world.product.dieAt(point)
        await act(world, id, saga)
        await untilQuiet(world)
        const where = await world.product.diedAt()
        if (where) await world.restart()
        else world.product.dieAt(0)
        await act(world, id, saga)
        await untilQuiet(world)
        await world.disarm()
        await expectEnd(world, { id, saga, at: `point ${point}, ${where}` })
        if (!where) break
        killed += 1
      }
      console.info(`${saga.name}, seed ${own}: killed at ${killed} points`)
    },
    6 * 3_600_000,
  )
})

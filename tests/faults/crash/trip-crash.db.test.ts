import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../check-invariants.ts'
import { cards, payOnHostedPage } from '../../pay-on-hosted-page.ts'
import { sizes } from '../../sizes.ts'
import { planThree, readyTrip } from '../../trips/book-trip.ts'
import { confirmTrip, payTripBy } from '../../trips/pay-trip.ts'
import { chargedFor } from '../third-parties.ts'
import { untilQuiet } from './after-the-crash.ts'
import { openWorld, type World } from './open-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 240_000)
afterAll(() => world.close())

interface Saga {
  name: string
  /** The approximate number of its points. */
  points: number
  method: 'wallet' | 'card'
  onFailure: 'keep' | 'undo'
}

const sagas: Saga[] = [
  { name: 'all or nothing by card, whose flight is refused', points: 120, method: 'card', onFailure: 'undo' },
  { name: 'keeping what is booked by card, whose flight is refused', points: 90, method: 'card', onFailure: 'keep' },
  { name: 'all or nothing from the wallet, whose flight is refused', points: 90, method: 'wallet', onFailure: 'undo' },
]

/** Done once by the person, and again after the restart, like a reload. */
async function act({ owner }: World, id: string, { method, onFailure }: Saga): Promise<void> {
  const { status, body: checkout } = await owner.call('GET', `/trip-checkouts/${id}`)
  if (status !== 200 || checkout.state === 'done') return
  const { body } = await payTripBy(owner, checkout, method, onFailure)
  if (body?.redirectUrl) await payOnHostedPage(body.redirectUrl, cards.approved)
  if (method === 'card') await confirmTrip(owner, id)
}

/** The statuses of the orders, and what the gateway retains of the whole payment and is due for them. */
async function standing({ sql, sandboxUrl }: World, id: string) {
  const orders = await sql<{ id: string; status: string; total: string; fee: string }>(
    `select o.id, o.status, o.total, o.total - (o.waterfall->'total'->>'amount')::bigint as fee from orders o
     join checkout_items i on i.id = o.checkout_item_id where i.checkout_id::text = $1`,
    [id],
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

/** The engines share a small run: each kills another saga. */
const first = process.env.TEST_ENGINE === 'postgres' ? 0 : 1
const mine = sizes.crashPoints > 1 ? sagas : sagas.slice(first, first + 1)

test.each(mine.map((saga) => [saga.name, saga] as const))(
  '%s survives kill -9',
  async (_name, saga) => {
    const step = Math.max(1, Math.floor(saga.points / (sizes.crashPoints + 1)))
    for (let point = step; point < saga.points; point += step) {
      const { id } = await readyTrip(world.owner, await planThree(world.owner))
      await world.control('faults', { vendor: 'duffel', method: 'POST', path: '/air/orders', fault: 'ticket-refused', times: 1 })
      world.product.dieAt(point)
      await act(world, id, saga)
      await untilQuiet(world)
      const where = await world.product.diedAt()
      if (where) await world.restart()
      else world.product.dieAt(0)
      await act(world, id, saga)
      await untilQuiet(world)
      await world.disarm()
      const { orders, retained } = await standing(world, id)
      const at = `point ${point}, ${where}`
      expect.soft(orders.length, at).toBe(3)
      const isDecided = saga.onFailure === 'undo' && orders.some(({ status }) => status === 'AwaitingAdmin')
      for (const { status } of orders) expect.soft(isDecided ? [...ended, ...waiting] : ended, at).toContain(status)
      if (saga.method === 'card') {
        // Money equals what is booked: the price and fee of what stands, and the fee of what was booked and undone.
        const stands = orders.filter(({ status }) => status !== 'Refunded').reduce((sum, { total }) => sum + Number(total), 0)
        const fees = orders.filter(({ status }) => status === 'Refunded').reduce((sum, { fee }) => sum + Number(fee), 0)
        expect.soft(retained, at).toBeGreaterThanOrEqual(stands)
        expect.soft(retained, at).toBeLessThanOrEqual(stands + fees)
      }
      expect.soft(await checkInvariants(world.databaseUrl), at).toEqual([])
      if (!where) return
    }
  },
  1_200_000,
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  IllegalTransition,
  type OrderEvent,
  type OrderStatus,
  orderEvents,
  orderStatuses,
  transitions,
} from '#domain/orders/order-status.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Transaction } from '#server/db/connect.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '#server/modules/orders/transition-order.ts'
import { type TestApp, testApp } from '../app.ts'
import { checkInvariants } from '../check-invariants.ts'
import { buildAgency, buildOrder } from '../factories.ts'

/** Goal R18 in the database: no order accepts an event that the table does not list, under concurrency too. */

let t: TestApp
let ctx: Ctx

beforeAll(async () => {
  t = await testApp()
  ctx = await buildAgency(t.system)
}, 120_000)
afterAll(async () => {
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
  await t.close()
})

/** The shortest way from Pending to each status, by events. */
function waysFromPending(): Map<OrderStatus, OrderEvent[]> {
  const ways = new Map<OrderStatus, OrderEvent[]>([['Pending', []]])
  for (const [from, way] of ways)
    for (const event of orderEvents) {
      const to = transitions[from][event]
      if (to && !ways.has(to)) ways.set(to, [...way, event])
    }
  return ways
}

const ways = waysFromPending()

class Undone extends Error {}

/** Runs in a transaction that is rolled back, so that the attempts create no sold orders. */
async function undone(work: (tx: Transaction, orderId: string) => Promise<void>, orderId: string): Promise<void> {
  const attempt = ctx.tx(async (tx) => {
    await work(tx, orderId)
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
}

async function take(tx: Transaction, orderId: string, event: OrderEvent) {
  return transitionOrder(tx, ctx, { order: await lockOrder(tx, ctx, orderId), event, set: { bookingReference: 'ABC123' } })
}

async function pendingOrder(): Promise<string> {
  const id = await buildOrder(ctx, { status: 'Pending' })
  await ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: id, event: 'created', to: 'Pending' }))
  return id
}

const history = async (tx: Transaction, orderId: string) =>
  (await tx.query.orderEvents.findMany({ where: (row, { eq }) => eq(row.orderId, orderId), orderBy: (row) => row.seq })).map(
    ({ fromStatus, event, toStatus }) => [fromStatus, event, toStatus],
  )

describe('an order in the database', () => {
  let orderId: string
  beforeAll(async () => {
    orderId = await pendingOrder()
  })

  test.each(orderStatuses)('reaches %s by events of the table, and accepts there the listed events only', async (status) => {
    const way = ways.get(status)
    expect(way, `${status} is reached`).toBeDefined()
    const arrive = async (tx: Transaction, id: string) => {
      for (const step of way ?? []) await take(tx, id, step)
      expect((await lockOrder(tx, ctx, id)).status).toBe(status)
      return history(tx, id)
    }
    await undone(async (tx, id) => {
      const before = await arrive(tx, id)
      for (const event of orderEvents.filter((one) => !transitions[status][one]))
        await expect(take(tx, id, event), `${status} ${event}`).rejects.toThrow(IllegalTransition)
      expect((await lockOrder(tx, ctx, id)).status).toBe(status)
      expect(await history(tx, id)).toEqual(before)
    }, orderId)
    for (const event of orderEvents.filter((one) => transitions[status][one]))
      await undone(async (tx, id) => {
        const before = await arrive(tx, id)
        expect((await take(tx, id, event)).status).toBe(transitions[status][event])
        expect(await history(tx, id)).toEqual([...before, [status, event, transitions[status][event]]])
      }, orderId)
  })

  test('is tested with every status and event', () => {
    expect(orderStatuses.length * orderEvents.length).toBeGreaterThanOrEqual(240)
    expect([...ways.keys()].toSorted()).toEqual([...orderStatuses].toSorted())
  })
})

describe('concurrent events', { tags: ['full'] }, () => {
  const compete = (orderId: string, events: OrderEvent[]) =>
    Promise.all(
      events.map((event) =>
        ctx
          .tx((tx) => take(tx, orderId, event))
          .then(
            (order): OrderStatus | 'refused' => order.status,
            (error: unknown) => {
              expect(error).toBeInstanceOf(IllegalTransition)
              return 'refused' as const
            },
          ),
      ),
    )

  test.each([
    ['the airline fails it and holds it', [] as OrderEvent[], ['failed', 'hold-confirmed'] as OrderEvent[]],
    [
      'its hold expires, is released and is cancelled',
      ['hold-confirmed'] as OrderEvent[],
      ['hold-expired', 'hold-released', 'cancelled'] as OrderEvent[],
    ],
  ])('%s: one succeeds, the others are refused, and the history has one change', async (_how, before, rivals) => {
    for (let round = 0; round < 5; round += 1) {
      const orderId = await pendingOrder()
      for (const event of before) await ctx.tx((tx) => take(tx, orderId, event))
      const outcomes = await compete(
        orderId,
        Array.from({ length: 12 }, (_, at) => rivals[(at + round) % rivals.length] ?? 'failed'),
      )
      const won = outcomes.filter((outcome) => outcome !== 'refused')
      expect(won).toHaveLength(1)
      const lines = await ctx.tx((tx) => history(tx, orderId))
      expect(lines).toHaveLength(before.length + 2)
      expect(lines.at(-1)?.[2]).toBe(won[0])
    }
  })
})

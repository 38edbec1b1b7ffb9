import { OrderQuery } from '#contract/orders.ts'
import type { Ctx } from '#server/ctx.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { listOrders } from '#server/modules/orders/list-orders.ts'
import { testDatabase } from '../database.ts'
import { closedLoop } from './closed-loop.ts'
import { fillOrders, traceOf } from './fill-orders.ts'
import { atMost, type Line, type Measure } from './measure.ts'
import { openPool } from './open-pool.ts'

const FEW = 10_000
/** BENCH_ORDERS=1000000 measures what the goal names; filling it takes some minutes. */
const MANY = Number(process.env.BENCH_ORDERS ?? 200_000)
const load = { clients: 4, seconds: 1 }

/** What people ask of the list; `n` is the order somebody looks for. */
const views: Record<string, { what: string; ask(n: number): object }> = {
  newest: { what: 'newest, with the tabs', ask: () => ({}) },
  tab: { what: 'a tab and a status', ask: () => ({ product: 'flight', status: 'Booked' }) },
  total: { what: 'dearest first', ask: () => ({ sort: '-total' }) },
  departs: { what: 'a status by departure', ask: () => ({ status: 'Failed', sort: 'departs' }) },
  number: { what: 'by order number', ask: (n) => ({ query: traceOf(n).number }) },
  ticket: { what: 'by ticket number', ask: (n) => ({ query: traceOf(n).ticket }) },
  name: { what: 'by full name', ask: (n) => ({ query: traceOf(n).name }) },
  given: { what: 'by a frequent first name', ask: (n) => ({ query: traceOf(n).given }) },
  none: { what: 'by what nobody is called', ask: () => ({ query: 'nobodyatall' }) },
}

/** A page of ten orders with its tabs, from many orders against the same from 10,000. */
export const orderListGrowth: Measure = {
  name: 'order-list-growth',
  lines: Object.fromEntries(
    Object.entries(views).map(([key, { what }]): [string, Line] => [
      key,
      {
        id: 'P17',
        what: `order list of ${MANY.toLocaleString('en')}, ${what}, p99`,
        unit: 'ms',
        reference: `of ${FEW.toLocaleString('en')}`,
        must: atMost(2, 'ratio'),
        goal: atMost(1.3, 'ratio'),
      },
    ]),
  ),
  async open() {
    const [few, many] = [await openList(FEW), await openList(MANY)]
    const p99 = async ({ ctx, count }: typeof few, ask: (n: number) => object) => {
      let turn = 0
      const one = () => listOrders(ctx, OrderQuery.parse(ask(1 + ((turn++ * 7_919) % count))))
      await closedLoop({ clients: load.clients, seconds: 0.2 }, one)
      return (await closedLoop(load, one)).p99
    }
    return {
      async round() {
        const readings = []
        for (const [line, { ask }] of Object.entries(views))
          readings.push({ line, reference: await p99(few, ask), value: await p99(many, ask) })
        return readings
      },
      async close() {
        await Promise.all([few.close(), many.close()])
      },
    }
  },
}

async function openList(count: number): Promise<{ ctx: Ctx; count: number; close(): Promise<void> }> {
  const database = await testDatabase('postgres')
  const opened = openSystem(database, {})
  const ctx = await opened.addAgency('bench')
  const pool = openPool(database.url, 1)
  await fillOrders(pool, ctx, count)
  await pool.end()
  return { ctx, count, close: opened.close }
}

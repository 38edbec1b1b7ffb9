import { OrderQuery } from '#contract/orders/order-query.ts'
import type { MovementKind } from '#domain/money/ledger.ts'
import type { Ctx } from '#server/ctx.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { listTransactions } from '#server/modules/ledger/list-transactions.ts'
import { listOrders } from '#server/modules/orders/list/list-orders.ts'
import { testDatabase } from '../database.ts'
import { fillOrders, traceOf } from './data/fill-orders.ts'
import { fillStatement } from './data/fill-statement.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { atMost, type Line, type Measure } from './measure.ts'

const FEW = 10_000
/** BENCH_ORDERS=1000000 measures the goal's size; filling it takes some minutes. */
const MANY = Number(process.env.BENCH_ORDERS ?? 200_000)
const load = { clients: 4, seconds: 3 }

interface View {
  what: string
  /** Reads one page; `n` is the order to find. */
  read(ctx: Ctx, n: number): Promise<{ next: string | null }>
}

const orders = (what: string, ask: (n: number) => object): View => ({
  what: `order list, ${what}`,
  read: (ctx, n) => listOrders(ctx, OrderQuery.parse(ask(n))),
})

interface Asked {
  kind?: MovementKind
  query?: string
  after?: string | null
}

const readStatement = (ctx: Ctx, { kind, query = '', after = null }: Asked) =>
  listTransactions(ctx, { account: 'wallet', currency: 'NGN', kind: kind ?? null, query, from: null, to: null, after, limit: 10 })

const statement = (what: string, ask: (n: number) => Asked): View => ({
  what: `wallet statement, ${what}`,
  read: (ctx, n) => readStatement(ctx, ask(n)),
})

/** Typical queries of the two lists that grow without limit. */
const views: Record<string, View> = {
  newest: orders('newest, with the tabs', () => ({})),
  tab: orders('a tab and a status', () => ({ type: 'flight', statusType: 'Booked' })),
  total: orders('dearest first', () => ({ sort: '-total' })),
  departs: orders('a status by departure', () => ({ statusType: 'Failed', sort: 'departs' })),
  number: orders('by order number', (n) => ({ query: traceOf(n).number })),
  ticket: orders('by ticket number', (n) => ({ query: traceOf(n).ticket })),
  name: orders('by full name', (n) => ({ query: traceOf(n).name })),
  given: orders('by a frequent first name', (n) => ({ query: traceOf(n).given })),
  none: orders('by what nobody is called', () => ({ query: 'nobodyatall' })),
  lines: statement('newest', () => ({})),
  older: {
    what: 'wallet statement, newest and the page after it',
    read: async (ctx) => readStatement(ctx, { after: (await readStatement(ctx, {})).next }),
  },
  topUps: statement('top-ups alone', () => ({ kind: 'top-up' })),
  payments: statement('by order number', (n) => ({ query: traceOf(n).number })),
  reference: statement('by reference', (n) => ({ query: traceOf(n).payment })),
}

const counted = (count: number) => count.toLocaleString('en')

/** A page of ten from many orders, and from as many statement lines, compared with 10,000. */
export const orderListGrowth: Measure = {
  name: 'order-list-growth',
  lines: Object.fromEntries(
    Object.entries(views).map(([key, { what }]): [string, Line] => [
      key,
      {
        id: 'P17',
        what: `${what}, of ${counted(MANY)}, p99`,
        unit: 'ms',
        reference: `of ${counted(FEW)}`,
        must: atMost(2, 'ratio'),
        goal: atMost(1.3, 'ratio'),
      },
    ]),
  ),
  async open() {
    const [few, many] = [await openLists(FEW), await openLists(MANY)]
    const p99 = async ({ ctx, count }: typeof few, { read }: View) => {
      let turn = 0
      const one = () => read(ctx, 1 + ((turn++ * 7_919) % count))
      await closedLoop({ clients: load.clients, seconds: 0.2 }, one)
      return (await closedLoop(load, one)).p99
    }
    return {
      async round() {
        const readings = []
        for (const [line, view] of Object.entries(views))
          readings.push({ line, reference: await p99(few, view), value: await p99(many, view) })
        return readings
      },
      async close() {
        await Promise.all([few.close(), many.close()])
      },
    }
  },
}

async function openLists(count: number): Promise<{ ctx: Ctx; count: number; close(): Promise<void> }> {
  const database = await testDatabase('postgres')
  const opened = openSystem(database, {})
  const ctx = await opened.addAgency('bench')
  const pool = openPool(database.url, 1)
  await fillOrders(pool, ctx, count)
  await fillStatement(pool, ctx, count)
  await pool.end()
  return { ctx, count, close: opened.close }
}

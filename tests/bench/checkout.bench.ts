import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Engine } from '../database.ts'
import { testDatabase } from '../database.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { repeatRequest } from './load/repeat-request.ts'
import { atLeast, atMost, type Line, type Measure } from './measure.ts'
import { checkOut, findShelf } from './product/check-out.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'

const SECONDS = 3
/** Requests of one sale, see `checkOut`. */
const REQUESTS = 6
const reference = 'begin; insert; commit over pg'

const lineTable: Record<string, Line> = {
  one: { id: 'P7', what: 'c=1, p50', unit: 'ms', reference },
  many: { id: 'P6', what: 'c=16', unit: '/s', reference },
  cpu: {
    id: 'P6',
    what: 'processor time of the product for one',
    unit: 'ms',
    must: atMost(45, 'ratio'),
    goal: atMost(30, 'ratio'),
    reference: `${REQUESTS} requests to a bare Fastify route`,
  },
  spread: {
    id: 'P6',
    what: 'c=16, p99',
    unit: 'ms',
    must: atMost(12, 'ratio'),
    reference: 'p50 of one at c=1',
  },
  tail: { id: 'P6', what: 'c=16, p99', unit: 'ms', reference },
}

/** Where another product's checkout can be measured, which runs already; undefined without one. */
const peerFolder = process.env.PEER_FOLDER

const peer = 'the peer in PEER_FOLDER, same run'
const peerTable: Record<string, Line> = {
  /** Sales a second of one client: 2.5 times as many take 0.4 of the time of one. */
  peerOne: { id: 'P7', what: 'c=1', unit: '/s', must: atLeast(2.5, 'ratio'), goal: atLeast(6.7, 'ratio'), reference: peer },
  peerMany: { id: 'P6', what: 'c=16', unit: '/s', must: atLeast(7, 'ratio'), goal: atLeast(12, 'ratio'), reference: peer },
}

/** Whole checkouts over HTTP: 6 calls with the supplier's re-check, encrypted travellers, wallet, ledger, order, history and the queued job. */
const checkoutOn = (engine: Engine, title: string): Measure => ({
  name: `checkout-${engine}`,
  lines: Object.fromEntries(
    Object.entries({ ...lineTable, ...(peerFolder ? peerTable : {}) }).map(([key, line]) => [
      key,
      { ...line, what: `checkout on ${title}, ${line.what}` },
    ]),
  ),
  async open() {
    const [opened, floor, bare] = await Promise.all([
      openProduct({ engine, latencies: [0], offersEach: 60 }),
      testDatabase(engine),
      startChild('bare-route'),
    ])
    const pool = openPool(floor.url, 16)
    await pool.query('create table floor (id bigserial primary key, note text not null)')
    const insert = async () => {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('insert into floor (note) values ($1)', ['a row'])
      await client.query('commit')
      client.release()
    }
    const shelf = await findShelf(opened.owner)
    let index = 0
    const buy = () => checkOut(opened.owner, shelf, index++)
    for (let count = 0; count < 20; count += 1) await buy()
    return {
      async round() {
        const floorOne = await closedLoop({ clients: 1, seconds: 1 }, insert)
        const one = await closedLoop({ clients: 1, seconds: SECONDS }, buy)
        const idle = bare.cpu()
        const { total } = await repeatRequest(`${bare.url}/json`, { seconds: 1 })
        const floorCpu = ((bare.cpu() - idle) * 1_000 * REQUESTS) / total
        const floorMany = await closedLoop({ clients: 16, seconds: 1 }, insert)
        const before = { cpu: opened.product.cpu(), index }
        const many = await closedLoop({ clients: 16, seconds: SECONDS }, buy)
        const cpu = ((opened.product.cpu() - before.cpu) * 1_000) / (index - before.index)
        const peers = peerFolder
          ? [
              { line: 'peerOne', value: one.perSecond, reference: await runPeer(peerFolder, { clients: 1, seconds: SECONDS }) },
              {
                line: 'peerMany',
                value: many.perSecond,
                reference: await runPeer(peerFolder, { clients: 16, seconds: SECONDS }),
              },
            ]
          : []
        if (one.failures + many.failures > 0) throw new Error(`${one.failures + many.failures} checkouts failed`)
        return [
          { line: 'one', value: one.p50, reference: floorOne.p50 },
          { line: 'many', value: many.perSecond, reference: floorMany.perSecond },
          { line: 'cpu', value: cpu, reference: floorCpu },
          { line: 'spread', value: many.p99, reference: one.p50 },
          { line: 'tail', value: many.p99, reference: floorMany.p99 },
          ...peers,
        ]
      },
      async close() {
        await pool.end()
        await Promise.all([opened.close(), floor.close(), bare.stop()])
      },
    }
  },
})

export const checkoutPostgres = checkoutOn('postgres', 'PostgreSQL')
export const checkoutPglite = checkoutOn('pglite', 'the embedded database')

const Measured = z.object({ flows_per_s: z.number(), errs: z.literal(0) })

/** Its checkouts a second: `node checkout.js <clients> <seconds> steps` prints them as JSON. */
async function runPeer(folder: string, { clients, seconds }: { clients: number; seconds: number }): Promise<number> {
  const args = ['checkout.js', String(clients), String(seconds), 'steps']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
  return Measured.parse(JSON.parse(stdout)).flows_per_s
}

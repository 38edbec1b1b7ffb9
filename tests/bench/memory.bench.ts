import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '../database.ts'
import { checkOut, findShelf } from './check-out.ts'
import { closedLoop } from './closed-loop.ts'
import { atMost, type Line, type Measure } from './measure.ts'
import { openProduct } from './open-product.ts'
import { repeatRequest } from './repeat-request.ts'

const SETTLE_MS = 1_500

/** Resident memory of the product's process, pages included: a moment after its start, and after checkouts and pages at c=16. */
const memoryOn = (engine: Engine, lines: Record<string, Line>): Measure => ({
  name: `memory-${engine}`,
  needsWeb: true,
  lines,
  rounds: 1,
  async open() {
    const opened = await openProduct({ engine, latencies: [0], offersEach: 60, web: 'production' })
    return {
      async round() {
        await wait(SETTLE_MS)
        const idle = opened.product.memory()
        const shelf = await findShelf(opened.owner)
        let index = 0
        await closedLoop({ clients: 16, seconds: 8 }, () => checkOut(opened.owner, shelf, index++))
        await repeatRequest(`${opened.product.url}/sign-in`, { seconds: 4 })
        await wait(SETTLE_MS)
        return [
          { line: 'idle', value: idle },
          { line: 'loaded', value: opened.product.memory() },
        ]
      },
      close: opened.close,
    }
  },
})

export const memoryPostgres = memoryOn('postgres', {
  idle: { id: 'P14', what: 'memory idle, PostgreSQL', unit: 'MB', must: atMost(300), goal: atMost(200) },
  loaded: { id: 'P14', what: 'memory after load, PostgreSQL', unit: 'MB', must: atMost(500), goal: atMost(350) },
})
export const memoryPglite = memoryOn('pglite', {
  idle: { id: 'P14', what: 'memory idle, embedded database included', unit: 'MB', must: atMost(800), goal: atMost(700) },
  loaded: {
    id: 'P14',
    what: 'memory after load, embedded database included',
    unit: 'MB',
    must: atMost(1_000),
    goal: atMost(850),
  },
})

import { setTimeout as wait } from 'node:timers/promises'
import { testDatabase } from '../database.ts'
import { openPool } from './data/open-pool.ts'
import { atLeast, type Measure } from './measure.ts'

const TICK_MS = 5
const MILLISECONDS = 3_000

async function ticksWhile(work: () => Promise<void>): Promise<number> {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, TICK_MS)
  await work()
  clearInterval(timer)
  return ticks
}

/** Whether requests are served while the embedded database computes: timer ticks of this thread, busy compared with idle. */
export const eventLoop: Measure = {
  name: 'event-loop',
  lines: {
    ticks: {
      id: 'P20',
      what: 'timer ticks while the embedded database is busy',
      unit: '',
      must: atLeast(0.9, 'ratio'),
      goal: atLeast(0.97, 'ratio'),
      reference: 'ticks while it is idle',
    },
  },
  async open() {
    const database = await testDatabase('pglite')
    const pool = openPool(database.url, 2)
    const busy = async () => {
      const endsAt = performance.now() + MILLISECONDS
      const loop = async () => {
        while (performance.now() < endsAt) await pool.query('select sum(n * n) from generate_series(1, 5000) n')
      }
      await Promise.all([loop(), loop()])
    }
    await pool.query('select 1')
    return {
      round: async () => [
        { line: 'ticks', reference: await ticksWhile(() => wait(MILLISECONDS)), value: await ticksWhile(busy) },
      ],
      async close() {
        await pool.end()
        await database.close()
      },
    }
  },
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Engine, testDatabase } from '../database.ts'
import { closedLoop } from './load/closed-loop.ts'
import { repeatRequest } from './load/repeat-request.ts'
import { atMost, type Line, type Measure } from './measure.ts'
import { checkOut, findShelf } from './product/check-out.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'
import type { BareProgramSettings } from './programs/bare-program.ts'

const SETTLE_MS = 1_500
const seconds = { writing: 8, reading: 4 }

interface Resident {
  /** Megabytes shortly after the start. */
  idle: number
  /** Megabytes after this many seconds of reads and writes over 16 connections. */
  loaded: number
}

async function ofProduct(engine: Engine): Promise<Resident> {
  const { product, owner, close } = await openProduct({ engine, latencies: [0], offersEach: 60, web: 'production' })
  try {
    await wait(SETTLE_MS)
    const idle = product.memory()
    const shelf = await findShelf(owner)
    let index = 0
    await closedLoop({ clients: 16, seconds: seconds.writing }, () => checkOut(owner, shelf, index++))
    await repeatRequest(`${product.url}/sign-in`, { seconds: seconds.reading })
    await wait(SETTLE_MS)
    return { idle, loaded: product.memory() }
  } finally {
    await close()
  }
}

async function ofBare(engine: Engine): Promise<Resident> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tw-bench-bare-'))
  const database = engine === 'postgres' ? await testDatabase('postgres') : null
  const settings: BareProgramSettings = { databaseUrl: database?.url ?? null, folder: join(dataDir, 'db'), port: 0 }
  const bare = await startChild('bare-program', settings)
  try {
    await wait(SETTLE_MS)
    const idle = bare.memory()
    await repeatRequest(`${bare.url}/write`, { seconds: seconds.writing })
    await repeatRequest(`${bare.url}/`, { seconds: seconds.reading })
    await wait(SETTLE_MS)
    return { idle, loaded: bare.memory() }
  } finally {
    await bare.stop()
    await database?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Resident memory of the product's process, pages included: new in each round, idle, and after checkouts and pages at c=16. */
const memoryOn = (engine: Engine, lines: { idle: Line; loaded: Line }): Measure => ({
  name: `memory-${engine}`,
  needsWeb: true,
  lines: { ...lines },
  open: async () => ({
    async round() {
      const [bare, product] = [await ofBare(engine), await ofProduct(engine)]
      return [
        { line: 'idle', reference: bare.idle, value: product.idle },
        { line: 'loaded', reference: bare.loaded, value: product.loaded },
      ]
    },
    close: async () => {},
  }),
})

const onServer = { id: 'P14', unit: 'MB', reference: 'bare Fastify and pg' }
export const memoryPostgres = memoryOn('postgres', {
  idle: { ...onServer, what: 'memory idle, PostgreSQL', must: atMost(300), goal: atMost(200) },
  loaded: { ...onServer, what: 'memory after load, PostgreSQL', must: atMost(500), goal: atMost(350) },
})

const embedded = { id: 'P14', unit: 'MB', reference: 'bare Fastify and PGlite in a worker' }
export const memoryPglite = memoryOn('pglite', {
  idle: { ...embedded, what: 'memory idle, embedded database included', must: atMost(800), goal: atMost(700) },
  loaded: { ...embedded, what: 'memory after load, embedded database included', must: atMost(1_000), goal: atMost(850) },
})

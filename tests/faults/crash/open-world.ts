import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildSandbox } from '#sandbox/app.ts'
import { seededDatabase } from '../../database.ts'
import { freePort } from '../free-port.ts'
import { type SignedInOver, signInOver } from '../sign-in-over.ts'
import { type Product, runProduct } from './run-product.ts'

/** Everything that survives the product's process: the database and the third parties. */
export interface World {
  databaseUrl: string
  sandboxUrl: string
  /** The settings of a node on this database. */
  settings: Record<string, string> & { PORT: string }
  product: Product
  /** The owner of Skyways. A call interrupted by the death of the process has status 0. */
  owner: SignedInOver
  /** The database as its owner. */
  sql<T>(text: string, values?: unknown[]): Promise<T[]>
  /** Restarts the product after its death: a minute has passed, and its work is recognised as abandoned. */
  restart(): Promise<void>
  /** Controls the sandbox: arm `faults`, send `transfers` as a payer's bank. */
  control(what: 'faults' | 'transfers', body: object): Promise<void>
  disarm(): Promise<void>
  close(): Promise<void>
}

const aMinutePasses = [
  `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  `update jobs.queue set monitor_claim_on = null`,
  `update idempotency_keys set created_at = created_at - interval '1 minute'`,
  `update payments set created_at = created_at - interval '1 minute' where status = 'pending'`,
  // One address pays by card more often in an hour here than anybody does.
  `delete from rate_limits`,
]

/** Of the third parties' answers this share is late by so much: jobs that run beside each other meet at other points with each seed. */
const late = { vendor: 'all', fault: 'slow', ms: 40, rate: 0.3 }

/** Without a seed third parties answer at once, from the inventory of the other tests. */
export async function openWorld(seed?: number): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), 'tw-crash-'))
  const port = await freePort()
  const webhookUrls = { paystack: `http://127.0.0.1:${port}/api/webhooks/paystack` }
  const [database, sandbox] = await Promise.all([
    seededDatabase(),
    buildSandbox({
      dir: ':memory:',
      latency: 0,
      webhookUrls,
      ...(seed === undefined ? {} : { seed: `crash-${seed}` }),
    }),
  ])
  const sandboxUrl = await sandbox.listen(0)
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: new URL(sandboxUrl).port,
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    SECRET: 'the crash tests sign their sessions with this',
    ENCRYPTION_KEY: 'c'.repeat(64),
  }
  const product = await runProduct(settings)
  const world: World = {
    databaseUrl: database.url,
    sandboxUrl,
    settings,
    product,
    owner: await signInOver(product.url),
    sql: async (text, values) => (await pool.query(text, values)).rows,
    async restart() {
      for (const statement of aMinutePasses) await pool.query(statement)
      world.product = await runProduct(settings)
    },
    async control(what, body) {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${sandboxUrl}/control/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
    },
    async disarm() {
      await fetch(`${sandboxUrl}/control/faults`, { method: 'DELETE' })
      if (seed !== undefined) await world.control('faults', late)
    },
    async close() {
      await world.product.stop()
      await pool.end()
      await Promise.all([sandbox.close(), database.close()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
  await world.disarm()
  return world
}

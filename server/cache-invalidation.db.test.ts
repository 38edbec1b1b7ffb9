import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { type CacheInvalidation, createCacheInvalidation } from './cache-invalidation.ts'
import { connect } from './db/connect.ts'
import { createNode } from './node.ts'

const log = pino({ level: 'silent' })
const agency = '0193f0aa-7a00-7000-8000-000000000001'

let database: TestDatabase
let pool: ReturnType<typeof connect>
/** The invalidations of each node. */
const received: (string | null)[][] = [[], []]
let nodes: CacheInvalidation[] = []

beforeAll(async () => {
  database = await testDatabase()
  pool = connect(database.url)
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await pool.pool.end()
  await database.close()
})

test('a single process is invalidated before publishing returns', async () => {
  const alone = createCacheInvalidation({ db: pool.db, listenAt: null, log, node: createNode({ id: 1, isAlone: true }) })
  const invalidated: (string | null)[] = []
  alone.subscribe((agencyId) => invalidated.push(agencyId))
  await alone.publish(agency)
  expect(invalidated).toEqual([agency])
})

// The embedded database serves one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('several nodes', () => {
  beforeAll(() => {
    nodes = received.map((invalidated) => {
      const node = createCacheInvalidation({
        db: pool.db,
        listenAt: database.url,
        log,
        node: createNode({ id: 2, isAlone: false }),
      })
      node.subscribe((agencyId) => invalidated.push(agencyId))
      return node
    })
  })

  test('invalidate everything on the first subscription', async () => {
    await expect.poll(() => received.map(([first]) => first)).toEqual([null, null])
  })

  test('receive what one of them publishes', async () => {
    await nodes[0]?.publish(agency)
    expect(received[0]).toContain(agency)
    await expect.poll(() => received[1]).toContain(agency)
  })

  test('invalidate everything after a disconnection, and receive again', async () => {
    const before = received[1]?.length ?? 0
    await pool.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen tradewind_news'`,
    )
    await expect.poll(() => received[1]?.slice(before), { timeout: 10_000 }).toContain(null)
    await nodes[0]?.publish(agency)
    await expect.poll(() => received[1]?.at(-1)).toBe(agency)
  })
})

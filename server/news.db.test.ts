import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { connect } from './db/connect.ts'
import { createNews, type News } from './news.ts'
import { createNode } from './node.ts'

const log = pino({ level: 'silent' })
const agency = '0193f0aa-7a00-7000-8000-000000000001'

let database: TestDatabase
let pool: ReturnType<typeof connect>
/** What each node was told to forget. */
const heard: (string | null)[][] = [[], []]
let nodes: News[] = []

beforeAll(async () => {
  database = await testDatabase()
  pool = connect(database.url)
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await pool.pool.end()
  await database.close()
})

test('a process that is alone hears itself before the telling ends', async () => {
  const alone = createNews({ db: pool.db, listenAt: null, log, node: createNode({ id: 1, isAlone: true }) })
  const forgotten: (string | null)[] = []
  alone.onHear((agencyId) => forgotten.push(agencyId))
  await alone.tell(agency)
  expect(forgotten).toEqual([agency])
})

// The embedded database serves one process, which needs no news of others.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('several nodes', () => {
  beforeAll(() => {
    nodes = heard.map((forgotten) => {
      const node = createNews({ db: pool.db, listenAt: database.url, log, node: createNode({ id: 2, isAlone: false }) })
      node.onHear((agencyId) => forgotten.push(agencyId))
      return node
    })
  })

  test('forget what they kept before they could hear', async () => {
    await expect.poll(() => heard.map(([first]) => first)).toEqual([null, null])
  })

  test('hear what one of them tells', async () => {
    await nodes[0]?.tell(agency)
    expect(heard[0]).toContain(agency)
    await expect.poll(() => heard[1]).toContain(agency)
  })

  test('forget everything when they were deaf, and hear again', async () => {
    const before = heard[1]?.length ?? 0
    await pool.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen tradewind_news'`,
    )
    await expect.poll(() => heard[1]?.slice(before), { timeout: 10_000 }).toContain(null)
    await nodes[0]?.tell(agency)
    await expect.poll(() => heard[1]?.at(-1)).toBe(agency)
  })
})

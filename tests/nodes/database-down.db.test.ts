import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandbox } from '#sandbox/app.ts'
import { cloneDatabase, type Postgres, startPostgres } from '#server/db/engine/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Client } from '../app.ts'
import { oneAdultToAbuja, search } from '../book-flight.ts'
import { signInOver } from '../faults/sign-in-over.ts'
import { seedAgencies } from '../seed-agencies.ts'
import { stubPages } from '../stub-pages.ts'
import { openNode, type TestNode } from './open-node.ts'

let server: Postgres
let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let pages: Awaited<ReturnType<typeof stubPages>>
let node: TestNode
let owner: Client
let isLater = false
/** All cached values are stale by then. */
const now = () => new Date(Date.now() + (isLater ? 3_600_000 : 0))

beforeAll(async () => {
  ;[server, sandbox, pages] = await Promise.all([
    startPostgres(migrate),
    buildSandbox({ dir: ':memory:', latency: 0 }),
    stubPages(),
  ])
  const { url: databaseUrl } = await cloneDatabase(server.url)
  await seedAgencies(databaseUrl)
  node = await openNode({ databaseUrl, sandboxUrl: await sandbox.listen(0), web: pages.root, now })
  owner = await signInOver(node.url)
})
afterAll(async () => {
  await node.close()
  await Promise.all([server.stop(), sandbox.close(), pages.remove()])
})

/** The home page of a storefront; `fetch` cannot set another Host header. */
async function home(): Promise<{ status: number | undefined; page: string }> {
  const [answer] = await once(get(node.url, { headers: { host: 'skyways.customer.localhost' } }), 'response')
  return { status: answer.statusCode, page: await text(answer) }
}
const status = async (path: string) => (await fetch(`${node.url}${path}`)).status

test('a node survives a killed database; content pages are sent from the cache meanwhile', async () => {
  const before = await home()
  expect(before.status).toBe(200)
  // Test servers acknowledge before they write: data that must survive the kill is flushed first.
  await node.system.db.execute(sql`checkpoint`)
  await server.kill()
  isLater = true
  try {
    expect(await home()).toEqual(before)
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect((await owner.call('GET', '/orders')).status).toBe(503)
  } finally {
    await server.restart()
    isLater = false
  }
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200)
  expect((await search(owner, oneAdultToAbuja)).offers.length).toBeGreaterThan(0)
})

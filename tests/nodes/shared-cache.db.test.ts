import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox } from '#sandbox/app.ts'
import type { Client } from '../app.ts'
import { oneAdultToAbuja, payment, readyCheckout, search } from '../book-flight.ts'
import { seededDatabase, type TestDatabase } from '../database.ts'
import { signInOver } from '../faults/sign-in-over.ts'
import { openNode, type TestNode } from './open-node.ts'
import { hasValkey, type SharedCacheServer, startValkey } from './start-valkey.ts'

describe.runIf(hasValkey)('two nodes with a shared cache', () => {
  let database: TestDatabase
  let sandbox: Awaited<ReturnType<typeof buildSandbox>>
  let valkey: SharedCacheServer
  let nodes: TestNode[]
  let owners: Client[]

  beforeAll(async () => {
    ;[database, sandbox, valkey] = await Promise.all([
      seededDatabase(),
      buildSandbox({ dir: ':memory:', latency: 0 }),
      startValkey(),
    ])
    const at = { databaseUrl: database.url, sandboxUrl: await sandbox.listen(0), redisUrl: valkey.url }
    nodes = await Promise.all([openNode(at), openNode(at)])
    const first = await signInOver(one().url)
    owners = [first, first.at(other().url)]
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await valkey.kill()
    await Promise.all([database.close(), sandbox.close()])
  })
  afterEach(() => untilReady('ready'))

  const one = () => nodes[0] ?? expect.fail()
  const other = () => nodes[1] ?? expect.fail()
  const readiness = async (node = one()) => (await fetch(`${node.url}/readyz`)).json()
  /** Each node detects by itself, within seconds, that the cache is available again. */
  const untilReady = async (status: string) => {
    for (const node of nodes) await expect.poll(async () => (await readiness(node)).status, { timeout: 15_000 }).toBe(status)
  }
  /** Another day each time: a search repeated within a minute is answered from stored results. */
  let day = 30
  const query = () => ({ ...oneAdultToAbuja, depart: new Date(Date.now() + day++ * 86_400_000).toISOString().slice(0, 10) })

  test("continue each other's sessions, searches and checkouts", async () => {
    const [here = expect.fail(), there = expect.fail()] = owners
    const found = await search(here, query())
    expect(found.offers.length).toBeGreaterThan(0)
    const results = await there.call('GET', `/flights/searches/${found.searchId}`)
    expect(results).toMatchObject({ status: 200, body: { searchId: found.searchId } })
    const checkout = await readyCheckout(here, query(), {})
    const paid = await there.call('POST', `/checkouts/${checkout.id}/pay`, payment(checkout, 'wallet'))
    expect(paid.status).toBe(200)
    expect((await here.call('GET', `/orders/${paid.body.orderId}`)).status).toBe(200)
  })

  test('share rate limits in the cache, and in the database while the cache is unavailable', async () => {
    const waits = (subject: string) =>
      Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          (at % 2 ? one() : other()).system.rateLimits.consume([['reset-request.account', subject]]).then(
            () => false,
            (error) => error.data.retryAfterSeconds > 0,
          ),
        ),
      )
    const refused = (all: boolean[]) => all.filter(Boolean).length
    expect(refused(await waits('with-cache'))).toBe(7)
    await valkey.kill()
    expect(refused(await waits('without-cache'))).toBe(7)
    await valkey.restart()
    await untilReady('ready')
    expect(refused(await waits('with-cache-again'))).toBe(7)
  })

  test.each([
    ['is down', () => valkey.kill(), () => valkey.restart()],
    ['hangs', async () => valkey.freeze(), async () => valkey.thaw()],
  ])("while the shared cache %s, searches use the node's memory, and readiness and metrics report it", async (_, fail, mend) => {
    const [here = expect.fail()] = owners
    await fail()
    try {
      // The cache hangs until it is resumed below, so an earlier response did not wait for it.
      const result = await search(here, query())
      expect(result.offers.length).toBeGreaterThan(0)
      expect((await here.call('GET', `/flights/searches/${result.searchId}`)).status).toBe(200)
      expect(await readiness()).toMatchObject({ status: 'degraded', database: 'up', sharedCache: 'down' })
      expect((await fetch(`${one().url}/readyz`)).status).toBe(200)
      expect(await (await fetch(`${one().url}/metrics`)).text()).toMatch(/^shared_cache_up 0$/m)
    } finally {
      await mend()
    }
    await untilReady('ready')
    const { searchId } = await search(here, query())
    const [, there = expect.fail()] = owners
    await expect.poll(async () => (await there.call('GET', `/flights/searches/${searchId}`)).status).toBe(200)
  })
})

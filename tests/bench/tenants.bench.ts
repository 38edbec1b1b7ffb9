import { findAgency, findHost } from '#server/http/visitor/find-host.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { testDatabase } from '../database.ts'
import { fillAgencies, fillSites, hostOf } from './data/fill-tenants.ts'
import { openPool } from './data/open-pool.ts'
import { repeatRequest } from './load/repeat-request.ts'
import { atMost, type Measure } from './measure.ts'
import { openProduct } from './product/open-product.ts'
import { clientAt } from './product/product-client.ts'
import { quantile } from './spread.ts'

/** BENCH_TENANTS=100 is a quick check on a busy machine: every storefront's page is rendered once a round. */
const TENANTS = Number(process.env.BENCH_TENANTS ?? 1_000)
const LOOKS = 3_000
const SECONDS = 3
const reference = 'of 1 tenant'
const counted = TENANTS.toLocaleString('en')
const hosts = Array.from({ length: TENANTS }, (_, at) => hostOf(at + 1))

/** What a thousand storefronts cost more than one: the agency of a host name, and the cached page of each in turn. */
export const tenants: Measure = {
  name: 'tenants',
  needsWeb: true,
  lines: {
    known: { id: 'P18', what: `host name of ${counted}, known, p99`, unit: 'ms', must: atMost(2), goal: atMost(0.2), reference },
    asked: { id: 'P18', what: `host name of ${counted}, asked of the database, p99`, unit: 'ms', must: atMost(2), reference },
    growth: {
      id: 'P18',
      what: `cached home pages of ${counted} storefronts in turn, c=16, p99`,
      unit: 'ms',
      must: atMost(1.5, 'ratio'),
      goal: atMost(1.1, 'ratio'),
      reference,
    },
    rate: { id: 'P18', what: 'the same', unit: '/s', reference },
  },
  async open() {
    const [one, many, opened] = await Promise.all([
      openNames(1),
      openNames(TENANTS),
      openProduct({ engine: 'postgres', latencies: [0], offersEach: 60, web: 'production' }),
    ])
    const pool = openPool(opened.databaseUrl ?? '', 1)
    await fillAgencies(pool, TENANTS)
    await fillSites(pool, 'skyways')
    const ask = (names: readonly string[]) =>
      repeatRequest(opened.product.url, { seconds: SECONDS, each: names.map((host) => ({ host })), coding: 'br' })
    // Invalidated first, so that none becomes stale while they are requested.
    const renderAll = async () => {
      await pool.query(`select pg_notify('tradewind_news', id::text) from agencies`)
      const waiting = [...hosts]
      const next = async () => {
        for (let host = waiting.pop(); host; host = waiting.pop()) await openOnce(opened.product.url, host)
      }
      await Promise.all(Array.from({ length: 8 }, next))
    }
    return {
      async round() {
        const known = { reference: await one.p99('known'), value: await many.p99('known') }
        const asked = { reference: await one.p99('asked'), value: await many.p99('asked') }
        await renderAll()
        const few = await ask(hosts.slice(0, 1))
        const all = await ask(hosts)
        return [
          { line: 'known', ...known },
          { line: 'asked', ...asked },
          { line: 'growth', value: all.p99, reference: few.p99 },
          { line: 'rate', value: all.perSecond, reference: few.perSecond },
        ]
      },
      async close() {
        await pool.end()
        await Promise.all([one.close(), many.close(), opened.close()])
      },
    }
  },
}

async function openOnce(url: string, host: string): Promise<void> {
  const visitor = clientAt(url, { host })
  await visitor.page('/')
  visitor.close()
}

/** Looks host names up like a request; `asked` clears the cache before each lookup. */
async function openNames(count: number) {
  const database = await testDatabase('postgres')
  const { system, close } = openSystem(database, {})
  const pool = openPool(database.url, 1)
  await fillAgencies(pool, count)
  await pool.end()
  const look = async (n: number) => {
    const host = await findHost(system, hostOf(n))
    const agency = host.kind === 'storefront' ? await findAgency(system, host.slug) : null
    if (!agency) throw new Error(`${hostOf(n)} is nobody's`)
  }
  return {
    close,
    async p99(how: 'known' | 'asked'): Promise<number> {
      const times: number[] = []
      for (let turn = 0; turn < LOOKS; turn += 1) {
        const n = 1 + (turn % count)
        if (how === 'known') await look(n)
        else await system.invalidation.publish('')
        const started = performance.now()
        await look(n)
        times.push(performance.now() - started)
      }
      return quantile(times, 0.99)
    },
  }
}

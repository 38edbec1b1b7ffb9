import pino from 'pino'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import type { RateSource } from '#integrations/rates/port.ts'
import { createIntegrations } from '#integrations/registry.ts'
import { createAuth } from '../../../auth.ts'
import { createCache } from '../../../cache.ts'
import { createCacheInvalidation } from '../../../cache-invalidation.ts'
import { createCipher } from '../../../cipher.ts'
import { loadConfig } from '../../../config.ts'
import { agencyCtx, type Ctx } from '../../../ctx.ts'
import { connect } from '../../../db/connect.ts'
import { agencies, users } from '../../../db/schema/index.ts'
import type { Jobs } from '../../../jobs/start.ts'
import { newId } from '../../../new-id.ts'
import { createNode } from '../../../node.ts'
import { createRateLimits } from '../../../rate-limits.ts'
import { createSearchLogs } from '../../../search-logs.ts'
import { runSearchesHere } from '../../../search-threads/run-here.ts'
import type { System } from '../../../system.ts'

/** 21 November 2026, noon in Lagos. */
export const NOON = new Date('2026-11-21T11:00:00Z')

/** A rate source that answers from a table `USD/NGN` and counts requests; an unlisted pair fails. */
export function tableOfRates(table: Record<string, string>): RateSource & { asked: string[] } {
  const asked: string[] = []
  return {
    id: 'table',
    asked,
    async latest(base, quotes = []) {
      asked.push(`${base}/${quotes.join()}`)
      const rates = quotes.flatMap((currency) => {
        const rate = table[`${base}/${currency}`]
        return rate ? [{ currency, rate }] : []
      })
      if (rates.length === 0) throw new Error(`no rate of ${base}`)
      return { base, date: '2026-11-20', rates, source: 'Central Bank' }
    },
  }
}

const noQueue = () => Promise.reject(new Error('no queue in this test'))
const jobs: Jobs = { enqueue: noQueue, work: noQueue, drain: noQueue, stop: noQueue }

/** A system on a real database, with the given third parties; `clock.now` can be changed. `close` also drops the database. */
export function openSystem(
  database: { url: string; close(): Promise<void> },
  third: { flights?: FlightSupplier[]; rates?: RateSource },
) {
  const { db, pool } = connect(database.url)
  const config = loadConfig({ NODE_ENV: 'test' })
  const clock = { now: NOON }
  const now = () => clock.now
  const node = createNode({ id: 1, isAlone: true })
  const nobody = createIntegrations(
    {
      flightSuppliers: [],
      staySuppliers: [],
      tourSuppliers: [],
      policySuppliers: [],
      paystack: { baseUrl: 'http://127.0.0.1:9', secretKey: 'sk_test' },
      rates: { baseUrl: 'http://127.0.0.1:9' },
      pexels: null,
      reviews: null,
      practice: null,
      smtpUrl: null,
      mailsFolder: config.DATA_DIR,
      files: { s3Url: null, folder: config.DATA_DIR },
      nameServer: null,
      webhooksToLoopback: false,
    },
    () => {},
  )
  const system: System = {
    config,
    log: pino({ level: 'silent' }),
    node,
    invalidation: createCacheInvalidation({ db, listenAt: null, log: pino({ level: 'silent' }), node }),
    db,
    auth: createAuth({ config, db, secret: 'x'.repeat(32), sendResetLink: noQueue }),
    rateLimits: createRateLimits('memory'),
    cipher: createCipher('0'.repeat(64)),
    cache: createCache(null),
    sharedCache: null,
    jobs,
    searches: runSearchesHere(() => system),
    searchLogs: createSearchLogs(null),
    forPractice: () => system,
    integrations: { ...nobody, flights: third.flights ?? [], rates: third.rates ?? tableOfRates({}) },
    now,
    newId: () => newId(now()),
  }
  const addAgency = async (slug: string): Promise<Ctx> => {
    const [agency, user] = [crypto.randomUUID(), crypto.randomUUID()]
    await db.insert(agencies).values({ id: agency, name: slug, slug })
    await db.insert(users).values({ id: user, name: 'Ada Obi', email: `ada@${slug}.test` })
    return agencyCtx(system, agency, { userId: user, name: 'Ada Obi', email: `ada@${slug}.test`, role: 'owner' })
  }
  const close = async () => {
    await pool.end()
    await database.close()
  }
  return { system, clock, addAgency, close }
}

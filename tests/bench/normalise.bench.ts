import pino from 'pino'
import { createOfferReader } from '#integrations/flights/duffel/read-offers.ts'
import { collectOffers } from '#server/modules/flights/search/collect-offers.ts'
import { toParts } from '#server/modules/flights/search/offer-parts.ts'
import { createPricer } from '#server/modules/flights/search/price-offers.ts'
import { openSystem, tableOfRates } from '#server/modules/flights/testing/open-system.ts'
import { RESULTS_MS } from '#server/modules/search/read-record.ts'
import { toolsOf } from '#server/modules/search/tools-of.ts'
import { testDatabase } from '../database.ts'
import { startChild } from './child.ts'
import { atLeast, type Measure } from './measure.ts'

const MILLISECONDS = 2_000
const SUPPLIERS = 5

/** Offers of real size from bytes to stored results: JSON, validation, money, markup, deduplication, log. Per second of processor time. */
export const normalise: Measure = {
  name: 'normalise',
  lines: {
    offers: {
      id: 'P3',
      what: 'offers normalised end to end, one core',
      unit: '/s',
      must: atLeast(25_000),
      goal: atLeast(50_000),
      reference: 'JSON.parse of the same bytes',
    },
  },
  async open() {
    const suppliers = await startChild('suppliers', { latencies: Array(SUPPLIERS).fill(0), offersEach: 60 })
    const bodies = await Promise.all(
      Array.from({ length: SUPPLIERS }, async (_, at) =>
        (await fetch(`${suppliers.url}/${at}/air/batch_offer_requests`, { method: 'POST' })).text(),
      ),
    )
    await suppliers.stop()
    const opened = openSystem(await testDatabase('pglite'), { rates: tableOfRates({ 'USD/NGN': '1530.25' }) })
    const ctx = await opened.addAgency('bench')
    ctx.system.log = pino({ level: 'silent' })
    opened.clock.now = new Date()
    const pricing = { currency: 'NGN', markup: { name: 'Standard', kind: 'percent' as const, value: 500 }, dealCode: null }

    const encoder = new TextEncoder()
    async function oneSearch(): Promise<number> {
      const key = `bench:${ctx.newId()}`
      const found = collectOffers()
      const price = createPricer(toolsOf(ctx), pricing)
      let offers = 0
      for (const [at, body] of bodies.entries()) {
        const read = createOfferReader(`s${at}`, undefined)
        const mapped = read(JSON.parse(body).data.offers)
        offers += mapped.length
        const { upserts, gone } = found.add(await price(mapped))
        const line = JSON.stringify({ type: 'found', upserts: upserts.map(([id, entry]) => [id, toParts(entry)]), gone })
        await ctx.system.searchLogs.append(key, encoder.encode(line), RESULTS_MS)
      }
      return offers
    }
    async function perCpuSecond(work: () => Promise<number>): Promise<number> {
      const before = process.cpuUsage()
      const endsAt = performance.now() + MILLISECONDS
      let done = 0
      while (performance.now() < endsAt) done += await work()
      const used = process.cpuUsage(before)
      return done / ((used.user + used.system) / 1e6)
    }
    const parseOnly = async () => bodies.reduce((sum, body) => sum + JSON.parse(body).data.offers.length, 0)
    await oneSearch()
    return {
      round: async () => [{ line: 'offers', reference: await perCpuSecond(parseOnly), value: await perCpuSecond(oneSearch) }],
      close: opened.close,
    }
  },
}

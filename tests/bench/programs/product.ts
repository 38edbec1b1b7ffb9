import { openingCredit } from '#domain/money/ledger.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { systemCtx } from '#server/ctx.ts'
import { startEmbedded } from '#server/db/engine/start-embedded.ts'
import { agencies } from '#server/db/schema/index.ts'
import { integrationsConfig } from '#server/integrations-config.ts'
import { postMovement } from '#server/modules/ledger/post-movement.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { startSystem } from '#server/start-system.ts'
import { announce } from './announce.ts'

export interface ProductSettings {
  dataDir: string
  /** Null runs the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Base URLs of Duffel-compatible suppliers. */
  suppliers: string[]
  /** Base URL of suppliers of stays; null where no page shows any. */
  stays: string | null
  web: 'production' | 'none'
  searchTimeoutMs?: number
  /** Valkey or Redis, which it shares with another node. */
  redisUrl: string | null
  /** Another node has the demo agencies already. */
  isSeeded: boolean
}

/** The secrets that nodes have in common. */
const keys = { SECRET: 'both nodes sign their sessions with this', ENCRYPTION_KEY: 'b'.repeat(64) }

/** Minor units; a benchmark sells more than a demo wallet holds. */
const CREDIT = 9_000_000_000_000_00

/** The web role of the real product with everything enabled: sessions, tenant, row-level security, validation, audit, log. No job runs in it. */
const settings: ProductSettings = JSON.parse(process.argv[2] ?? '{}')
const config = loadConfig({
  // Only the rate limit by address, which a single load generator would exceed, is removed here.
  NODE_ENV: 'test',
  DATA_DIR: settings.dataDir,
  SEED_DEMO: 'true',
  ...(settings.stays && { STAYX_URL: settings.stays }),
  SEARCH_TIMEOUT_MS: String(settings.searchTimeoutMs ?? 20_000),
  ...(settings.redisUrl && settings.databaseUrl && { ...keys, DATABASE_URL: settings.databaseUrl, REDIS_URL: settings.redisUrl }),
})
const embedded = settings.databaseUrl ? null : await startEmbedded({ dataDir: settings.dataDir })
const flightSuppliers = settings.suppliers.map((baseUrl, at) => ({
  id: `s${at}`,
  title: `Supplier ${at}`,
  adapter: 'duffel' as const,
  baseUrl,
  token: 'bench',
  webhookSecret: null,
}))
const { system, close } = await startSystem(config, {
  databaseUrl: settings.databaseUrl ?? embedded?.url ?? '',
  integrations: { ...integrationsConfig(config), flightSuppliers },
})
system.integrations.rates = {
  id: 'fixed',
  latest: async (base, quotes = []) => ({
    base,
    date: system.now().toISOString().slice(0, 10),
    rates: quotes.map((currency) => ({ currency, rate: '1530.25' })),
    source: 'Benchmark',
  }),
}
if (!settings.isSeeded) await seed()

async function seed(): Promise<void> {
  await seedDemo(system, { orders: false })
  for (const { id } of await system.db.select({ id: agencies.id }).from(agencies)) {
    const ctx = await systemCtx(system, id)
    const movement = openingCredit({ amount: CREDIT, currency: ctx.regional.currency })
    await ctx.tx((tx) => postMovement(tx, ctx, { movement, reference: 'bench', title: 'Credit for the benchmark' }))
  }
}

const app = await buildApp(system, { web: settings.web })
announce(await app.listen({ port: 0, host: '127.0.0.1' }), async () => {
  await app.close()
  await close()
  await embedded?.close()
})

import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from './config.ts'
import { closeDataFolder } from './data-folder.ts'
import { findMigratedDump } from './db/engine/migrated-dump.ts'
import { startEmbedded } from './db/engine/start-embedded.ts'
import { isInstalled } from './package-file.ts'

export interface Running {
  app: FastifyInstance
  close(): Promise<void>
}

/**
 * Starts one process by its ROLE: database, migrations, demo data on the first start, workers, web. The database opens in its thread while modules
 * load. `suppliers` is awaited before the demo data, whose orders are bought from them.
 */
export async function start(config: Config, { suppliers }: { suppliers?: Promise<unknown> } = {}): Promise<Running> {
  if (!config.DATABASE_URL && !isInstalled('@electric-sql/pglite')) {
    throw new ConfigError(
      'DATABASE_URL is not set, and an installation without development dependencies has no embedded database. Set it, or start with npm start.',
    )
  }
  closeDataFolder(config.DATA_DIR)
  const [
    embedded,
    { createLog },
    { startSystem },
    { buildApp },
    { jobs },
    { seedDemo },
    { withStartLock },
    { endDemoSessions },
    { beginPurging },
  ] = await Promise.all([
    config.DATABASE_URL ? null : startEmbedded({ dataDir: config.DATA_DIR, load: findMigratedDump() ?? undefined }),
    import('./create-log.ts'),
    import('./start-system.ts'),
    import('./app.ts'),
    import('./jobs/registry.ts'),
    import('./seed/seed-demo.ts'),
    import('./db/with-start-lock.ts'),
    import('./modules/accounts/demo-accounts.ts'),
    import('./jobs/purge-old.job.ts'),
  ])
  const log = createLog(config)
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? ''
  const { system, close: closeSystem } = await startSystem(config, { databaseUrl, log })
  if (config.seedDemo) await withStartLock(databaseUrl, () => seedDemo(system, { orders: true, suppliers }))
  await endDemoSessions(system)
  if (config.ROLE !== 'web') {
    await withStartLock(databaseUrl, () => beginPurging(system))
    await system.jobs.work(system, jobs)
  }
  const pages = config.NODE_ENV === 'development' ? 'development' : 'production'
  const app = await buildApp(system, { web: config.ROLE === 'worker' ? 'none' : pages })
  await app.listen({ port: config.PORT, host: config.HOST })
  return {
    app,
    async close() {
      await app.close()
      await closeSystem()
      await embedded?.close()
    },
  }
}

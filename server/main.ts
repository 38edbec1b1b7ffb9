import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { startEmbedded } from './db/engine/start-embedded.ts'
import { jobs } from './jobs/registry.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { createLog, startSystem } from './start-system.ts'

export interface Running {
  app: FastifyInstance
  close(): Promise<void>
}

/** Starts one process by its ROLE: database, migrations, demo data the first time, workers, web. */
export async function start(config: Config): Promise<Running> {
  const log = createLog(config)
  const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir: config.DATA_DIR })
  const { system, close: closeSystem } = await startSystem(config, {
    databaseUrl: config.DATABASE_URL ?? embedded?.url ?? '',
    log,
  })
  if (config.seedDemo) await seedDemo(system)
  if (config.ROLE !== 'web') await system.jobs.work(system, jobs)
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

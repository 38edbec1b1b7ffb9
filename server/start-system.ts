import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { createIntegrations, type IntegrationsConfig } from '#integrations/registry.ts'
import { createAuth } from './auth.ts'
import { createCache } from './cache.ts'
import { createCacheInvalidation } from './cache-invalidation.ts'
import { createCipher } from './cipher.ts'
import type { Config } from './config.ts'
import { createLog } from './create-log.ts'
import { connect } from './db/connect.ts'
import { migrateOver } from './db/migrate.ts'
import { withStartLock } from './db/with-start-lock.ts'
import { integrationsConfig } from './integrations-config.ts'
import { jobs as allJobs } from './jobs/registry.ts'
import { startJobs } from './jobs/start.ts'
import { mailPasswordReset } from './modules/mail/mail-password-reset.ts'
import { newId } from './new-id.ts'
import { createNode } from './node.ts'
import { createPracticeSystems } from './practice-systems.ts'
import { createRateLimits } from './rate-limits.ts'
import { createSearchLogs } from './search-logs.ts'
import { runSearchesHere } from './search-threads/run-here.ts'
import { startSearchThreads } from './search-threads/start-search-threads.ts'
import { loadSecrets } from './secrets.ts'
import { openSharedCache } from './shared-cache.ts'
import type { System } from './system.ts'

/** One processor is left for the serving thread. */
const usualThreads = Math.min(4, Math.max(1, availableParallelism() - 1))

/**
 * Starts everything that a process needs: migrated database, queue, suppliers, sign-in. Tests can set the clock and the third parties. `close` stops
 * everything, jobs first.
 */
export async function startSystem(
  config: Config,
  options: { databaseUrl: string; log?: Logger; now?: () => Date; integrations?: IntegrationsConfig },
): Promise<{ system: System; close(): Promise<void> }> {
  const log = options.log ?? createLog(config)
  const now = options.now ?? (() => new Date())
  const { db, pool } = connect(options.databaseUrl, { onError: (error) => log.error({ err: error }, 'database connection') })
  const { secret, encryptionKey } = loadSecrets(config)
  const jobs = await withStartLock(options.databaseUrl, async (client) => {
    await migrateOver(client)
    return startJobs({ url: options.databaseUrl, jobs: allJobs, log, maintain: config.NODE_ENV !== 'test' })
  })
  // The embedded database has one process, which needs no notifications.
  const node = createNode({ id: randomInt(1, 2 ** 31), isAlone: !config.DATABASE_URL })
  const invalidation = createCacheInvalidation({ db, listenAt: config.DATABASE_URL ?? null, log, node })
  await invalidation.opened
  const sharedCache = config.REDIS_URL ? await openSharedCache(config.REDIS_URL, log) : null
  const integrations = options.integrations ?? integrationsConfig(config)
  const { flightSuppliers, staySuppliers, tourSuppliers, policySuppliers } = integrations
  const threads = config.SEARCH_THREADS ?? usualThreads
  const system: System = {
    config,
    log,
    db,
    cipher: createCipher(encryptionKey),
    cache: createCache(sharedCache),
    sharedCache,
    jobs,
    node,
    invalidation,
    integrations: createIntegrations(integrations, (event) => log.debug(event, 'third party')),
    searches:
      threads > 0
        ? startSearchThreads(
            threads,
            { suppliers: { flightSuppliers, staySuppliers, tourSuppliers, policySuppliers }, encryptionKey },
            log,
          )
        : runSearchesHere(() => system),
    searchLogs: createSearchLogs(sharedCache),
    auth: createAuth({ config, db, secret, sendResetLink: (input) => mailPasswordReset(system, input) }),
    rateLimits: createRateLimits({ pool, sharedCache }),
    forPractice: createPracticeSystems(() => system),
    now,
    newId: () => newId(now()),
  }
  return {
    system,
    async close() {
      await jobs.stop()
      await system.invalidation.close()
      await system.searches.close()
      await system.cache.close()
      await pool.end()
    },
  }
}

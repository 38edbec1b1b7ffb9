import type { Logger } from 'pino'
import type { Integrations } from '#integrations/registry.ts'
import type { Auth } from './auth.ts'
import type { Cache } from './cache.ts'
import type { CacheInvalidation } from './cache-invalidation.ts'
import type { Cipher } from './cipher.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import type { Jobs } from './jobs/start.ts'
import type { Node } from './node.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SearchLogs } from './search-logs.ts'
import type { SearchRunner } from './search-threads/search-runner.ts'
import type { SharedCache } from './shared-cache.ts'

/** The dependencies of one process: made once by `startSystem` and passed as an argument, never global. */
export interface System {
  config: Config
  log: Logger
  db: Database
  auth: Auth
  rateLimits: RateLimits
  cipher: Cipher
  cache: Cache
  /** The shared cache with several nodes, also used for rate limits; null without REDIS_URL. */
  sharedCache: SharedCache | null
  jobs: Jobs
  node: Node
  /** Publishes cache invalidations between nodes. */
  invalidation: CacheInvalidation
  integrations: Integrations
  /** Runs searches and stores their results. */
  searches: SearchRunner
  searchLogs: SearchLogs
  /** This system for a practice tenant: the same database, mail and files, but suppliers and gateway of the sandbox only. */
  forPractice(agencyId: string): System
  /** Of a system made by `forPractice`: the one that made it. */
  installation?: System
  /** The only source of time and ids: tests set them. */
  now(): Date
  newId(): string
}

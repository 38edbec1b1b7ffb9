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

/** What one process has: made once by `startSystem`, handed to everything, never reached by a global. */
export interface System {
  config: Config
  log: Logger
  db: Database
  auth: Auth
  rateLimits: RateLimits
  cipher: Cipher
  cache: Cache
  /** What the cache is kept in with several nodes, for whatever else they count together; null where no REDIS_URL is set. */
  sharedCache: SharedCache | null
  jobs: Jobs
  node: Node
  /** What changed and must be forgotten, between nodes. */
  invalidation: CacheInvalidation
  integrations: Integrations
  /** Where searches run, and what they have found. */
  searches: SearchRunner
  searchLogs: SearchLogs
  /** The only clock and the only source of ids: tests set them. */
  now(): Date
  newId(): string
}

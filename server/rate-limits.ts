import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterValkey,
} from 'rate-limiter-flexible'
import { AppError } from '#domain/errors.ts'
import { type LimitName, limits } from './limits.ts'
import type { SharedCache } from './shared-cache.ts'

/** One limit and its subject: `['sign-in.account', 'ada@skyways.test']`. */
export type LimitKey = readonly [limit: LimitName, subject: string]

/** What is left of a limit within its period. */
export interface Allowance {
  limit: number
  remaining: number
  resetSeconds: number
}

/** Rate limits, counted across all nodes. */
export interface RateLimits {
  /**
   * Counts one attempt for each key in order, and stops at the first blocked key: a refused attempt uses up no other limit. Throws
   * input.too-many-requests with `retryAfterSeconds`. `onBlocked` is called by the attempt that blocks a key, not by later ones.
   */
  consume(keys: readonly LimitKey[], onBlocked?: (key: LimitKey) => Promise<void>): Promise<void>
  /** Counts one attempt of a key, and returns what is left for headers of the answer. Throws as `consume` does. */
  spend(key: LimitKey): Promise<Allowance>
  /** Uncounts one attempt: it was not a guess. */
  refund(keys: readonly LimitKey[]): Promise<void>
  /** Resets the counter of a key. */
  reset(keys: readonly LimitKey[]): Promise<void>
}

type Settings = { keyPrefix: string; points: number; duration: number }
type CreateLimiter = (settings: Settings) => RateLimiterAbstract

/** The store of counters: PostgreSQL, with Valkey in front where nodes share one, or memory in tests. */
export type RateLimitStore = { pool: pg.Pool; sharedCache: SharedCache | null } | 'memory'

const DAY_SECONDS = 86_400
/** Subjects are network and e-mail addresses: only their hash is stored. */
const hashOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url')

const inMemory: CreateLimiter = (settings) => new RateLimiterMemory(settings)

/** All limiters share one table; `purgeOld` deletes what has expired. */
function inPostgres(pool: pg.Pool): CreateLimiter {
  const table = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
  return (settings) => new RateLimiterPostgres({ ...settings, ...table, storeClient: pool, storeType: 'pool' })
}

/** Counts in Valkey, and in PostgreSQL while Valkey does not answer: limits must always be counted. */
const inValkey =
  ({ client }: SharedCache, inDatabase: CreateLimiter): CreateLimiter =>
  (settings) =>
    new RateLimiterValkey({
      ...settings,
      storeClient: client,
      insuranceLimiter: inDatabase(settings),
    })

function sharedOver({ pool, sharedCache }: Exclude<RateLimitStore, 'memory'>): CreateLimiter {
  const inDatabase = inPostgres(pool)
  return sharedCache ? inValkey(sharedCache, inDatabase) : inDatabase
}

/**
 * Each limit has two counters: the attempts within its period, and the blocks of the subject within a day. The first block lasts `blockSeconds` and
 * each later one twice as long, up to `longestBlockSeconds`.
 */
export function createRateLimits(store: RateLimitStore): RateLimits {
  const shared = store === 'memory' ? inMemory : sharedOver(store)
  const pairs = Object.entries(limits).map(([name, { points, seconds, store: storedIn }]) => {
    const create = storedIn === 'node' ? inMemory : shared
    const attempts = create({ keyPrefix: name, points, duration: seconds })
    return [
      name,
      { attempts, blocks: create({ keyPrefix: `${name}.blocks`, points: 1_000_000, duration: DAY_SECONDS }) },
    ] as const
  })
  const counters = new Map(pairs)
  const counterOf = (name: LimitName) => {
    const counter = counters.get(name)
    if (!counter) throw new Error(`there is no limit ${name}`)
    return counter
  }

  /** The counter's state, or the seconds until the block of the key ends. */
  async function count([name, subject]: LimitKey): Promise<RateLimiterRes | { wait: number; isNew: boolean }> {
    const { attempts, blocks } = counterOf(name)
    const key = hashOf(subject)
    let refusal: RateLimiterRes
    try {
      return await attempts.consume(key)
    } catch (reason) {
      refusal = asRefusal(reason)
    }
    const { points, blockSeconds, longestBlockSeconds } = limits[name]
    if (refusal.consumedPoints > points + 1) return { wait: refusal.msBeforeNext / 1_000, isNew: false }
    const { consumedPoints: times } = await blocks.consume(key)
    const wait = Math.min(blockSeconds * 2 ** (times - 1), longestBlockSeconds)
    await attempts.block(key, wait)
    return { wait, isNew: true }
  }

  const tooMany = (wait: number) => new AppError('input.too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(wait)) })

  return {
    async consume(keys, onBlocked) {
      for (const key of keys) {
        const counted = await count(key)
        if (counted instanceof RateLimiterRes) continue
        if (counted.isNew) await onBlocked?.(key)
        throw tooMany(counted.wait)
      }
    },
    async spend(key) {
      const counted = await count(key)
      if (!(counted instanceof RateLimiterRes)) throw tooMany(counted.wait)
      const { points: limit } = limits[key[0]]
      const { consumedPoints, msBeforeNext } = counted
      return { limit, remaining: Math.max(0, limit - consumedPoints), resetSeconds: Math.ceil(msBeforeNext / 1_000) }
    },
    async refund(keys) {
      for (const [name, subject] of keys) await counterOf(name).attempts.reward(hashOf(subject))
    },
    async reset(keys) {
      for (const [name, subject] of keys) await counterOf(name).attempts.delete(hashOf(subject))
    },
  }
}

/** The library rejects with the counter's state when a limit is reached, and with an error when its store failed. */
function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

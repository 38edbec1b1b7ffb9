import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isNearlyFull } from '../db/engine/free-space.ts'
import type { System } from '../system.ts'
import { isOperator } from './visitor/is-operator.ts'

/** A database that does not answer within this time counts as unavailable. */
const PATIENCE_MS = 1_500

/**
 * `/healthz`: the process lives. `/readyz`: it can work, that is, the database answers; 503 otherwise. Without the shared cache a node uses its own
 * memory, and with a full disk it still searches and reads: both give status 200 with a note. Only operators see which part is unavailable; a load
 * balancer needs the status code.
 */
export function registerHealth(app: FastifyInstance, system: System): void {
  const { db, sharedCache } = system
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    const [database, cache] = await Promise.all([isUp(db.execute(sql`select 1`)), sharedCache ? sharedCache.isUp() : null])
    const isFull = isNearlyFull(system.config.DATA_DIR)
    if (!database) reply.code(503).header('retry-after', '2')
    if (!isOperator(request, system.config)) return { status: database ? 'ready' : 'not ready' }
    const isDegraded = cache === false || isFull
    return {
      status: statusOf({ database, isDegraded }),
      database: word(database),
      sharedCache: cache === null ? 'not used' : word(cache),
      disk: isFull ? 'full' : 'ok',
    }
  })
  const { Gauge } = app.metrics.client
  const up = (name: string, help: string, isUpNow: () => Promise<boolean>) =>
    new Gauge({
      name,
      help,
      async collect() {
        this.set((await isUpNow()) ? 1 : 0)
      },
    })
  up('database_up', 'whether the database answers', () => isUp(db.execute(sql`select 1`)))
  if (sharedCache) up('shared_cache_up', 'whether the cache that nodes share answers', () => sharedCache.isUp())
}

function statusOf({ database, isDegraded }: { database: boolean; isDegraded: boolean }): string {
  if (!database) return 'the database does not answer'
  return isDegraded ? 'degraded' : 'ready'
}

const word = (isUpNow: boolean): 'up' | 'down' => (isUpNow ? 'up' : 'down')

const isUp = (answer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    setTimeout(PATIENCE_MS, false, { ref: false }),
  ])

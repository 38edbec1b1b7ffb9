import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './db/connect.ts'
import type { Node } from './node.ts'

/** Invalidates what the nodes cache of an agency: its record, its domain, its published site. */
export interface CacheInvalidation {
  /** Resolves after this node has subscribed to the other nodes. */
  opened: Promise<void>
  /** To be called after the commit: this node's caches are invalidated when it returns, those of other nodes shortly after. */
  publish(agencyId: string): Promise<void>
  /** `invalidate` gets the agency's id, or null if any agency may have changed. */
  subscribe(invalidate: (agencyId: string | null) => void): void
  close(): Promise<void>
}

const CHANNEL = 'tradewind_news'
const RETRY_MS = 1_000

interface Options {
  db: Database
  listenAt: string | null
  log: Logger
  /** Published over the same connection. */
  node: Node
}

/**
 * Cache invalidation over PostgreSQL's LISTEN and NOTIFY, which every installation with several nodes has; a shared cache is optional. `listenAt` is null
 * for a single process. Notifications are lost while a node is disconnected: it invalidates everything when it reconnects, and cache entries are short-lived.
 */
export function createCacheInvalidation({ db, listenAt, log, node }: Options): CacheInvalidation {
  const subscribers: ((agencyId: string | null) => void)[] = []
  const invalidate = (agencyId: string | null) => {
    for (const subscriber of subscribers) subscriber(agencyId)
  }
  const listener = listenAt === null ? null : listen({ url: listenAt, log, invalidate, node })
  return {
    opened: listener?.opened ?? Promise.resolve(),
    async publish(agencyId) {
      invalidate(agencyId)
      if (!listener) return
      const notified = db.execute(sql`select pg_notify(${CHANNEL}, ${agencyId})`)
      await notified.catch((error) => log.warn({ err: error }, 'other nodes were not notified'))
    },
    subscribe: (subscriber) => {
      subscribers.push(subscriber)
    },
    close: async () => listener?.close(),
  }
}

interface ListenOptions {
  url: string
  log: Logger
  node: Node
  invalidate(agencyId: string | null): void
}

function listen({ url, log, invalidate, node }: ListenOptions): { opened: Promise<void>; close(): Promise<void> } {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isClosed = false
  const connect = () => {
    const one = new pg.Client({ connectionString: url, keepAlive: true })
    client = one
    one.on('notification', ({ payload }) => invalidate(payload ?? null))
    one.on('error', (error) => log.warn({ err: error }, 'notifications of other nodes are not received'))
    one.once('end', () => {
      if (!isClosed) retry = setTimeout(connect, RETRY_MS)
    })
    subscribe(one).catch((error) => {
      log.warn({ err: error }, 'notifications of other nodes are not received')
      one.end().catch(() => {})
    })
  }
  const subscribe = async (one: pg.Client) => {
    await one.connect()
    await node.announce(one)
    await one.query(`listen ${CHANNEL}`)
    invalidate(null)
    open()
  }
  connect()
  return {
    opened,
    async close() {
      isClosed = true
      if (retry) clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

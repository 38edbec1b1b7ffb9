import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './db/connect.ts'
import type { Node } from './node.ts'

/** Says that something changed which nodes keep in memory of an agency: its record, its domain, its published site. */
export interface News {
  /** Resolves once this node hears the others for the first time. */
  opened: Promise<void>
  /** Once the change is committed: this node has forgotten when it returns, the others a moment later. */
  tell(agencyId: string): Promise<void>
  /** `forget` gets the agency, or null when anything may have changed. */
  onHear(forget: (agencyId: string | null) => void): void
  close(): Promise<void>
}

const CHANNEL = 'tradewind_news'
const RETRY_MS = 1_000

interface NewsOptions {
  db: Database
  listenAt: string | null
  log: Logger
  /** Announced over the same connection. */
  node: Node
}

/**
 * News over PostgreSQL's LISTEN and NOTIFY, which every installation of several nodes has; a shared cache may be missing. `listenAt` is null where the
 * process is alone. News may get lost with a connection: a node that was deaf forgets everything when it hears again, and no memory is kept for long.
 */
export function createNews({ db, listenAt, log, node }: NewsOptions): News {
  const listeners: ((agencyId: string | null) => void)[] = []
  const spread = (agencyId: string | null) => {
    for (const forget of listeners) forget(agencyId)
  }
  const ear = listenAt === null ? null : listen({ url: listenAt, log, spread, node })
  return {
    opened: ear?.opened ?? Promise.resolve(),
    async tell(agencyId) {
      spread(agencyId)
      if (!ear) return
      const told = db.execute(sql`select pg_notify(${CHANNEL}, ${agencyId})`)
      await told.catch((error) => log.warn({ err: error }, 'other nodes were not told'))
    },
    onHear: (forget) => {
      listeners.push(forget)
    },
    close: async () => ear?.close(),
  }
}

interface Ear {
  url: string
  log: Logger
  node: Node
  spread(agencyId: string | null): void
}

function listen({ url, log, spread, node }: Ear): { opened: Promise<void>; close(): Promise<void> } {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | null = null
  let isClosed = false
  const connect = () => {
    const one = new pg.Client({ connectionString: url, keepAlive: true })
    client = one
    one.on('notification', ({ payload }) => spread(payload ?? null))
    one.on('error', (error) => log.warn({ err: error }, 'news of other nodes are not heard'))
    one.once('end', () => {
      if (!isClosed) again = setTimeout(connect, RETRY_MS)
    })
    hear(one).catch((error) => {
      log.warn({ err: error }, 'news of other nodes are not heard')
      one.end().catch(() => {})
    })
  }
  const hear = async (one: pg.Client) => {
    await one.connect()
    await node.announce(one)
    await one.query(`listen ${CHANNEL}`)
    spread(null)
    open()
  }
  connect()
  return {
    opened,
    async close() {
      isClosed = true
      if (again) clearTimeout(again)
      await client?.end().catch(() => {})
    },
  }
}

import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { Redis as Valkey } from 'iovalkey'
import type { Logger } from 'pino'

/** The Valkey or Redis shared by all nodes. Its content may be lost at any time, and it may be unavailable. */
export interface SharedCache {
  /** Sends commands. Rejects within a second when the server does not answer, and at once while it is known to be unavailable. */
  run<T>(commands: (client: Valkey) => Promise<T>): Promise<T>
  /** The connection itself, for libraries with their own fallback. */
  client: Valkey
  /** Whether the server is available. */
  isUp(): Promise<boolean>
  close(): Promise<void>
}

/** A server in the same data centre answers in a millisecond. */
const ANSWERS_WITHIN_MS = 1_000
/** After a timeout all commands fail at once for this time; then one command checks whether the server is back. */
const RETRY_MS = 2_000

/** Connects; an unreachable server does not prevent the start. */
export async function openSharedCache(url: string, log: Logger): Promise<SharedCache> {
  const { Redis } = await import('iovalkey')
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWERS_WITHIN_MS,
    commandTimeout: ANSWERS_WITHIN_MS,
    // Commands are never queued offline.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS / 2,
  })
  // The circuit breaker reports the failure once.
  client.on('error', () => undefined)
  const breaker = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(1), halfOpenAfter: RETRY_MS })
  breaker.onBreak((reason) => {
    const err = 'error' in reason ? reason.error : undefined
    log.warn({ err }, 'the shared cache does not answer: this node uses its own memory')
  })
  breaker.onReset(() => log.info('the shared cache answers again'))
  const run = <T>(commands: (client: Valkey) => Promise<T>): Promise<T> => breaker.execute(() => commands(client))
  const isUp = (): Promise<boolean> =>
    run((one) => one.ping()).then(
      () => true,
      () => false,
    )
  await client.connect().catch(() => undefined)
  await isUp()
  return {
    client,
    run,
    isUp,
    async close() {
      client.disconnect()
    },
  }
}

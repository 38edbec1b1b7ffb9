import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { Redis as Valkey } from 'iovalkey'
import type { Logger } from 'pino'

/** The Valkey or Redis that all nodes have in common. What it holds may be lost at any time, and so may the server. */
export interface SharedCache {
  /** Sends commands. Rejects within a second when the server does not answer, and at once while it is known not to. */
  run<T>(commands: (client: Valkey) => Promise<T>): Promise<T>
  /** The connection itself, for what has its own way to go on without the server. */
  client: Valkey
  /** Whether it answers now. */
  isUp(): Promise<boolean>
  close(): Promise<void>
}

/** A server in the same data centre answers in a millisecond. */
const ANSWERS_WITHIN_MS = 1_000
/** After an answer that did not come, nobody waits for the next one; one command in this time finds out whether the server is back. */
const RETRY_MS = 2_000

/** Connects; a server that cannot be reached is no reason not to start. */
export async function openSharedCache(url: string, log: Logger): Promise<SharedCache> {
  const { Redis } = await import('iovalkey')
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWERS_WITHIN_MS,
    commandTimeout: ANSWERS_WITHIN_MS,
    // A command is sent now or never.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS / 2,
  })
  // Told by the breaker, once.
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

import { setFlagsFromString } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { SharedCache } from './shared-cache.ts'

/**
 * The results of searches, each an append-only log of JSON lines: nothing is written twice. A log is in the memory of the node that runs the search,
 * and in the shared cache, if configured, for other nodes. A log may be lost at any time.
 */
export interface SearchLogs {
  /** `milliseconds`: how long the whole log stays readable. */
  append(key: string, line: Uint8Array, milliseconds: number): Promise<void>
  /** The lines from index `from`; empty without a log. */
  read(key: string, from: number): Promise<readonly Uint8Array[]>
}

interface Log {
  lines: readonly Uint8Array[]
  bytes: number
}

/** Without this V8 scans the whole heap twice a second once logs take 64 MB. */
setFlagsFromString('--external-memory-accounted-in-global-limit')

/** Above this size the least recently read logs are evicted. */
const MOST_BYTES = 160 * 1024 * 1024

export function createSearchLogs(shared: SharedCache | null): SearchLogs {
  const own = new LRUCache<string, Log>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes })
  return {
    async append(key, line, milliseconds) {
      const { lines, bytes } = own.get(key) ?? { lines: [], bytes: 0 }
      own.set(key, { lines: [...lines, line], bytes: bytes + line.byteLength }, { ttl: milliseconds })
      // While the cache server does not answer, other nodes do not find this search; the node that runs it does.
      await shared
        ?.run((client) => client.pipeline().rpush(key, Buffer.from(line)).pexpire(key, milliseconds).exec())
        .catch(() => undefined)
    },
    async read(key, from) {
      const log = own.get(key)
      if (log) return log.lines.slice(from)
      return shared ? shared.run((client) => client.lrangeBuffer(key, from, -1)).catch(() => []) : []
    },
  }
}

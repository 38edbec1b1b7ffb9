import { setFlagsFromString } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { SharedCache } from './shared-cache.ts'

/**
 * What searches have found, each as an append-only log of JSON lines: nothing is written twice. It is in the memory of the node that runs the search,
 * and at the shared cache, where there is one, for the other nodes. A log may be lost at any time.
 */
export interface SearchLogs {
  /** `milliseconds`: how long the whole log is still readable. */
  append(key: string, line: Uint8Array, milliseconds: number): Promise<void>
  /** The lines from the `from`th on; none where there is no log. */
  read(key: string, from: number): Promise<readonly Uint8Array[]>
}

interface Log {
  lines: readonly Uint8Array[]
  bytes: number
}

/** Without this V8 goes through the whole heap twice a second once logs have 64 MB. */
setFlagsFromString('--external-memory-accounted-in-global-limit')

/** Beyond so many bytes the logs that nobody has read for longest leave memory. */
const MOST_BYTES = 160 * 1024 * 1024

export function createSearchLogs(shared: SharedCache | null): SearchLogs {
  const own = new LRUCache<string, Log>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes })
  return {
    async append(key, line, milliseconds) {
      const { lines, bytes } = own.get(key) ?? { lines: [], bytes: 0 }
      own.set(key, { lines: [...lines, line], bytes: bytes + line.byteLength }, { ttl: milliseconds })
      // While the server does not answer, other nodes do not find this search; the node that runs it does.
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

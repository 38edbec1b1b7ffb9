import { LRUCache } from 'lru-cache'
import type { SharedCache } from './shared-cache.ts'

/** Values that may be lost at any time, such as serialised searches and exchange rates. Shared between nodes when Valkey or Redis is configured. */
export interface Cache {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown, milliseconds: number): Promise<void>
  delete(key: string): Promise<void>
  close(): Promise<void>
}

/**
 * Values by their size. A serialised search has about a megabyte, rates of a property some 100 kB: each kind has its own limit, so that others never evict
 * a search that is being booked from. Beyond `most` values the least recently used are evicted.
 */
const spacesByKey = [
  { keys: /^(search-events|stay-rates):/, most: 400, isLarge: true },
  { keys: /^stay-current-rates:/, most: 200, isLarge: true },
  { keys: /^/, most: 20_000, isLarge: false },
]

/** `unknown`, like the result of JSON.parse: each reader knows the shape that it wrote under its key. */
interface Held {
  value: ReturnType<typeof JSON.parse>
}

export function createCache(shared: SharedCache | null): Cache {
  const own = createOwnCache()
  return shared ? preferShared(overServer(shared), own) : own
}

function createOwnCache(): Cache {
  // Large values leave memory when their time is over; nobody may ever ask for an old search again.
  const spaces = spacesByKey.map(({ keys, most, isLarge }) => ({
    keys,
    values: new LRUCache<string, Held>({ max: most, ttl: 1, ttlAutopurge: isLarge }),
  }))
  const spaceOf = (key: string) => spaces.find(({ keys }) => keys.test(key))?.values
  return {
    get: async (key) => spaceOf(key)?.get(key)?.value,
    async set(key, value, milliseconds) {
      spaceOf(key)?.set(key, { value }, { ttl: milliseconds })
    },
    async delete(key) {
      spaceOf(key)?.delete(key)
    },
    async close() {
      for (const { values } of spaces) values.clear()
    },
  }
}

/** The first byte distinguishes raw bytes from JSON. */
const BYTES = 'b'.charCodeAt(0)
const pack = (value: unknown): Buffer =>
  value instanceof Uint8Array ? Buffer.concat([Buffer.from('b'), value]) : Buffer.from(`j${JSON.stringify(value)}`)
const unpack = (packed: Buffer): Held['value'] =>
  packed[0] === BYTES ? packed.subarray(1) : JSON.parse(packed.toString('utf8', 1))

/** Rejects while the cache server does not answer. */
const overServer = (shared: SharedCache): Cache => ({
  async get(key) {
    const packed = await shared.run((client) => client.getBuffer(key))
    return packed ? unpack(packed) : undefined
  },
  async set(key, value, milliseconds) {
    await shared.run((client) => client.set(key, pack(value), 'PX', Math.max(1, Math.round(milliseconds))))
  },
  async delete(key) {
    await shared.run((client) => client.del(key))
  },
  close: () => shared.close(),
})

/**
 * Values go to the cache server. While it does not answer they stay in this node's memory, which is read first: the server may return with an older
 * version of a value.
 */
function preferShared(server: Cache, own: Cache): Cache {
  return {
    async get<T>(key: string) {
      const held = await own.get<T>(key)
      return held ?? server.get<T>(key).catch(() => undefined)
    },
    async set(key, value, milliseconds) {
      try {
        await server.set(key, value, milliseconds)
        await own.delete(key)
      } catch {
        await own.set(key, value, milliseconds)
      }
    },
    async delete(key) {
      await own.delete(key)
      await server.delete(key).catch(() => undefined)
    },
    close: async () => {
      await Promise.all([server.close(), own.close()])
    },
  }
}

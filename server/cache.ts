import { LRUCache } from 'lru-cache'
import type { SharedCache } from './shared-cache.ts'

/** Values that may be lost at any time, such as serialised searches and exchange rates. Shared between nodes when Valkey or Redis is configured. */
export interface Cache {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown, milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** A serialised search has about a megabyte: searches have their own limit, so that small values never evict a search that is being booked from. */
const heavy = /^(search-events|stay-rates):/
/** Beyond this many values the least recently used are evicted. */
const MOST = { heavy: 400, light: 20_000 }

/** `unknown`, like the result of JSON.parse: each reader knows the shape that it wrote under its key. */
interface Held {
  value: ReturnType<typeof JSON.parse>
}

export function createCache(shared: SharedCache | null): Cache {
  const own = createOwnCache()
  return shared ? preferShared(overServer(shared), own) : own
}

interface ClearableCache extends Cache {
  delete(key: string): Promise<void>
}

function createOwnCache(): ClearableCache {
  // Heavy values leave memory when their time is over; nobody may ever ask for an old search again.
  const spaces = {
    heavy: new LRUCache<string, Held>({ max: MOST.heavy, ttl: 1, ttlAutopurge: true }),
    light: new LRUCache<string, Held>({ max: MOST.light, ttl: 1 }),
  }
  const spaceOf = (key: string) => (heavy.test(key) ? spaces.heavy : spaces.light)
  return {
    get: async (key) => spaceOf(key).get(key)?.value,
    async set(key, value, milliseconds) {
      spaceOf(key).set(key, { value }, { ttl: milliseconds })
    },
    async delete(key) {
      spaceOf(key).delete(key)
    },
    async close() {
      for (const space of Object.values(spaces)) space.clear()
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
  close: () => shared.close(),
})

/**
 * Values go to the cache server. While it does not answer they stay in this node's memory, which is read first: the server may return with an older
 * version of a value.
 */
function preferShared(server: Cache, own: ClearableCache): Cache {
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
    close: async () => {
      await Promise.all([server.close(), own.close()])
    },
  }
}

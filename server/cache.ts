import { KeyvCacheableMemory } from 'cacheable'
import type { Redis as Valkey } from 'iovalkey'
import { Keyv } from 'keyv'
import type { SharedCache } from './shared-cache.ts'

/** Values that may be lost at any time: search results, rates. Shared between nodes when there is a Valkey or Redis. */
export interface Cache {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown, milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** Values whose time is over leave memory by themselves: nobody may ever ask for an old search again. */
const SWEEP_MS = 30_000
/** A search's results weigh a few megabytes: they have a room of their own, so that small values never push out what somebody is booking from. */
const heavy = /^(flight-(results|events)|stay-(results|rates)):/
/** Beyond this many values the least used leave first. */
const KEPT = { heavy: 400, light: 20_000 }

export function createCache(shared: SharedCache | null): Cache {
  const own = createMemoryCache()
  return shared ? preferShared(overServer(shared), own) : own
}

interface ClearableCache extends Cache {
  delete(key: string): Promise<void>
}

function createMemoryCache(): ClearableCache {
  // Values are kept as they are: a search's thousand offers are not serialised to stay in the same process.
  const memory = (lruSize: number) =>
    new Keyv({
      store: new KeyvCacheableMemory({ checkInterval: SWEEP_MS, lruSize, useClone: false }),
      serialize: undefined,
      deserialize: undefined,
    })
  const rooms = { heavy: memory(KEPT.heavy), light: memory(KEPT.light) }
  const roomOf = (key: string) => (heavy.test(key) ? rooms.heavy : rooms.light)
  return {
    get: (key) => roomOf(key).get(key),
    set: async (key, value, milliseconds) => {
      await roomOf(key).set(key, value, milliseconds)
    },
    delete: async (key) => {
      await roomOf(key).delete(key)
    },
    close: async () => {
      for (const room of Object.values(rooms)) await room.disconnect()
    },
  }
}

/** Rejects while the server does not answer. */
function overServer(shared: SharedCache): Cache {
  let opened: Promise<Keyv> | null = null
  const open = async (client: Valkey) => {
    const { default: KeyvValkey } = await import('@keyv/valkey')
    // Without a set of all keys, which nothing would ever take a key out of.
    return new Keyv(new KeyvValkey(client, { useRedisSets: false }), { throwOnErrors: true })
  }
  const keyv = (client: Valkey) => {
    opened ??= open(client)
    return opened
  }
  return {
    get: (key) => shared.run(async (client) => (await keyv(client)).get(key)),
    set: (key, value, milliseconds) =>
      shared.run(async (client) => {
        await (await keyv(client)).set(key, value, milliseconds)
      }),
    close: () => shared.close(),
  }
}

/**
 * Values go to the server. While it does not answer they stay in this node's memory, where they are looked for first: an older form of
 * one may still be at the server when it is back.
 */
function preferShared(server: Cache, own: ClearableCache): Cache {
  return {
    async get<T>(key: string) {
      const kept = await own.get<T>(key)
      return kept ?? server.get<T>(key).catch(() => undefined)
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

import { KeyvCacheableMemory } from 'cacheable'
import { Keyv } from 'keyv'

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

export function createCache(redisUrl: string | undefined): Cache {
  // In memory values are kept as they are: a search's thousand offers are not serialised to stay in the same process.
  const memory = (lruSize: number) =>
    new Keyv({
      store: new KeyvCacheableMemory({ checkInterval: SWEEP_MS, lruSize, useClone: false }),
      serialize: undefined,
      deserialize: undefined,
    })
  // The client of Valkey is loaded where there is one.
  const shared = async (url: string) => new Keyv(new (await import('@keyv/valkey')).default(url))
  const one = redisUrl ? shared(redisUrl) : null
  const rooms = one ? { heavy: one, light: one } : { heavy: memory(KEPT.heavy), light: memory(KEPT.light) }
  const roomOf = async (key: string) => (heavy.test(key) ? rooms.heavy : rooms.light)
  return {
    get: async (key) => (await roomOf(key)).get(key),
    set: async (key, value, milliseconds) => {
      await (await roomOf(key)).set(key, value, milliseconds)
    },
    close: async () => {
      for (const room of new Set([await rooms.heavy, await rooms.light])) await room.disconnect()
    },
  }
}

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
/** A search's results weigh a few megabytes; beyond this many values the least used leave first. */
const KEPT = 400

export function createCache(redisUrl: string | undefined): Cache {
  // In memory values are kept as they are: a search's thousand offers are not serialised to stay in the same process.
  const memory = () =>
    new Keyv({
      store: new KeyvCacheableMemory({ checkInterval: SWEEP_MS, lruSize: KEPT, useClone: false }),
      serialize: undefined,
      deserialize: undefined,
    })
  // The client of Valkey is loaded where there is one.
  const shared = async (url: string) => new Keyv(new (await import('@keyv/valkey')).default(url))
  const keyv = redisUrl ? shared(redisUrl) : memory()
  return {
    get: async (key) => (await keyv).get(key),
    set: async (key, value, milliseconds) => {
      await (await keyv).set(key, value, milliseconds)
    },
    close: async () => (await keyv).disconnect(),
  }
}

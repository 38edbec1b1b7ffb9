import KeyvValkey from '@keyv/valkey'
import { Keyv } from 'keyv'

/** Values that may be lost at any time: search results, rates. Shared between nodes when there is a Valkey or Redis. */
export interface Cache {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown, milliseconds: number): Promise<void>
  close(): Promise<void>
}

export function createCache(redisUrl: string | undefined): Cache {
  // In memory values are kept as they are: a search's thousand offers are not serialised to stay in the same process.
  const keyv = redisUrl ? new Keyv(new KeyvValkey(redisUrl)) : new Keyv({ serialize: undefined, deserialize: undefined })
  return {
    get: (key) => keyv.get(key),
    set: async (key, value, milliseconds) => {
      await keyv.set(key, value, milliseconds)
    },
    close: () => keyv.disconnect(),
  }
}

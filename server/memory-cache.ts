import { LRUCache } from 'lru-cache'

/** A cache in this process. Concurrent callers for one key share one load. */
export interface MemoryCache<V> {
  /** The value while it is fresh. */
  fresh(key: string): V | undefined
  /** The value: a fresh one at once; a stale one at once while it is reloaded in the background; else the result of a load. */
  get(key: string, load: () => Promise<V>): Promise<V>
  /** Evicts the keys with this prefix; without a prefix all. Later callers get a later load, even if an older load is still running. */
  invalidate(prefix?: string): void
}

export interface MemoryCacheOptions<V> {
  freshMs: number
  /** How long after loading a stale value may be returned, in milliseconds. Default: never. */
  staleMs?: number
  /** The maximum sum of all sizes; the least recently used values are evicted first. */
  most: number
  /** Default: 1. */
  sizeOf?: (value: V) => number
  /** Whether null (not found) is stored. Default: no. */
  isStored?: (value: V) => boolean
  now: () => Date
  /** Called when a load fails and an old value is used instead: a background load, or any with `staleIfError`. */
  onError?: (error: unknown) => void
  /** After a failed load the last value is returned, whatever its age, and counts as fresh again. */
  staleIfError?: boolean
}

interface Entry<V> {
  value: V
  /** Milliseconds since the epoch. */
  at: number
}

export function createMemoryCache<V>(options: MemoryCacheOptions<V>): MemoryCache<V> {
  const { freshMs, staleMs = freshMs, most, sizeOf = () => 1, isStored = (value) => value !== null, now, onError } = options
  const entries = new LRUCache<string, Entry<V>>({ maxSize: most, sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)) })
  const loading = new Map<string, Promise<V>>()
  const clock = () => now().getTime()
  /** A clock that was set back must not keep a value fresh for ever. */
  const ageOf = ({ at }: Entry<V>) => Math.abs(clock() - at)

  const load = (key: string, read: () => Promise<V>): Promise<V> => {
    const known = loading.get(key)
    if (known) return known
    const at = clock()
    const isCurrent = () => loading.get(key) === made
    const made: Promise<V> = read()
      .catch((error: unknown) => {
        const last = options.staleIfError ? entries.get(key) : undefined
        if (!last) throw error
        onError?.(error)
        return last.value
      })
      .then((value) => {
        if (isCurrent() && isStored(value)) entries.set(key, { value, at })
        return value
      })
      .finally(() => {
        if (isCurrent()) loading.delete(key)
      })
    loading.set(key, made)
    return made
  }
  return {
    fresh(key) {
      const entry = entries.get(key)
      return entry && ageOf(entry) < freshMs ? entry.value : undefined
    },
    async get(key, read) {
      const entry = entries.get(key)
      const age = entry ? ageOf(entry) : Number.POSITIVE_INFINITY
      if (!entry || age >= staleMs) return load(key, read)
      if (age >= freshMs) load(key, read).catch((error: unknown) => onError?.(error))
      return entry.value
    },
    invalidate(prefix = '') {
      const keys = [...entries.keys(), ...loading.keys()].filter((key) => key.startsWith(prefix))
      for (const key of keys) {
        entries.delete(key)
        loading.delete(key)
      }
    },
  }
}

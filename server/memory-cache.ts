import { LRUCache } from 'lru-cache'

/** Values of this process by key. Callers who ask for one key at the same time share one load. */
export interface MemoryCache<V> {
  /** The value while it is fresh. */
  fresh(key: string): V | undefined
  /** The value: at once while it is fresh; a stale one while it is loaded again behind the caller's back; else as it is loaded now. */
  get(key: string, load: () => Promise<V>): Promise<V>
  /** Drops the keys that begin so, all without one. Callers from now on get what is loaded from now on, also while an older load is under way. */
  invalidate(prefix?: string): void
}

export interface MemoryCacheOptions<V> {
  freshMs: number
  /** Until when a value that is not fresh is given out. Milliseconds after it was loaded; not at all unless told. */
  staleMs?: number
  /** Sum of the sizes of all values; those used least recently leave first. */
  most: number
  /** 1 unless told. */
  sizeOf?: (value: V) => number
  /** What was not found (null) is not stored unless told. */
  isStored?: (value: V) => boolean
  now: () => Date
  /** A load failed where an old value stands in for it: one behind the caller's back, or any with `staleIfError`. */
  onError?: (error: unknown) => void
  /** A failed load gives the last value, of whatever age, and makes it fresh again. */
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
  /** A clock that was set back makes nothing fresh for ever. */
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

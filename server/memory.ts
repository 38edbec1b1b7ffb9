/** Values that every visitor needs, kept in this process until they are forgotten or old. Several who ask at once wait for the same reading. */
export interface Memory<T> {
  get(key: string, read: () => Promise<T>): Promise<T>
  /** Whoever asks from now on gets what is read from now on, also while an older reading is under way. */
  forget(key: string): void
  clear(): void
}

interface Kept<T> {
  value: Promise<T>
  at: number
}

/** `keepMs` bounds the age of a value, `most` their number: the least used leaves first. What was not found (null) is never kept. */
export function createMemory<T>({ keepMs, most, now }: { keepMs: number; most: number; now: () => Date }): Memory<T> {
  const kept = new Map<string, Kept<T>>()
  const drop = (key: string, one: Kept<T>) => {
    if (kept.get(key) === one) kept.delete(key)
  }
  const readAnew = (key: string, read: () => Promise<T>): Promise<T> => {
    const made = { value: read(), at: now().getTime() }
    kept.set(key, made)
    made.value.then(
      (value) => value === null && drop(key, made),
      () => drop(key, made),
    )
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made.value
  }
  return {
    get(key, read) {
      const known = kept.get(key)
      if (known === undefined) return readAnew(key, read)
      kept.delete(key)
      if (Math.abs(now().getTime() - known.at) >= keepMs) return readAnew(key, read)
      kept.set(key, known)
      return known.value
    },
    forget: (key) => {
      kept.delete(key)
    },
    clear: () => kept.clear(),
  }
}

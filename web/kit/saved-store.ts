import type { Guard } from './json-shape.ts'
import { removeSaved, readSaved, writeSaved } from './saved-state.ts'

/** A value in the browser's storage, for `useSyncExternalStore`: components follow it, also when another tab changes it. */
export interface SavedStore<T> {
  /** Null without a valid saved value. */
  read: () => T | null
  /** Null removes it. */
  write: (value: T | null) => void
  subscribe: (listener: () => void) => () => void
}

/** The saved value of `key`, as JSON of that shape. If storage is blocked it lasts as long as the page. */
export function savedStore<T>(key: string, is: Guard<T>): SavedStore<T> {
  const listeners = new Set<() => void>()
  const asSaved = (value: unknown) => (is(value) ? value : null)
  let known: T | null | undefined
  return {
    read() {
      if (known === undefined) known = readSaved(key, (text) => asSaved(JSON.parse(text)))
      return known
    },
    write(value) {
      known = value
      if (value === null) removeSaved(key)
      else writeSaved(key, JSON.stringify(value))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        known = undefined
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', fromOtherTab)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', fromOtherTab)
      }
    },
  }
}

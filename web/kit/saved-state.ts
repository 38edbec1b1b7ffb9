import { savedStateMs } from '#domain/defaults.ts'

/** Milliseconds that this page may still wait for the browser's storage. */
let left: number = savedStateMs
const logged = new Set<string>()

/**
 * The browser's storage answers at once or blocks the page. A page waits `savedStateMs` for it in all; after that it counts as blocked. Failures are
 * logged once and never stop a screen.
 */
function inStorage<T>(what: string, work: (storage: Storage) => T): T | null {
  if (left < 0) return null
  const began = performance.now()
  try {
    return work(localStorage)
  } catch (error) {
    if (!logged.has(what)) console.warn(`saved "${what}" failed`, error)
    logged.add(what)
    return null
  } finally {
    left -= performance.now() - began
    if (left < 0) console.warn('saved state is too slow')
  }
}

/** Reads the saved value of `key`. `parse` returns `null` or throws for an invalid one, which is logged and removed. */
export function readSaved<T>(key: string, parse: (text: string) => T | null): T | null {
  const text = inStorage(key, (storage) => storage.getItem(key))
  if (text === null) return null
  let value: T | null = null
  try {
    value = parse(text)
  } catch {
    // Logged if the shape is wrong.
  }
  if (value === null) {
    console.warn(`saved "${key}" is unreadable and removed`)
    removeSaved(key)
  }
  return value
}

/** Saves text under `key`. */
export function writeSaved(key: string, text: string): void {
  inStorage(key, (storage) => storage.setItem(key, text))
}

/** Removes `key`. */
export function removeSaved(key: string): void {
  inStorage(key, (storage) => storage.removeItem(key))
}

/** Removes everything but these keys, and session storage. */
export function removeAllSaved(except: ReadonlySet<string>): void {
  inStorage('*', (storage) => {
    for (const key of Object.keys(storage)) if (!except.has(key)) storage.removeItem(key)
    sessionStorage.clear()
  })
}

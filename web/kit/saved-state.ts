import { savedStateMs } from '#domain/defaults.ts'

/** How much longer this page waits for the browser's storage, in milliseconds. */
let left: number = savedStateMs
const told = new Set<string>()

/**
 * The browser's storage answers at once or holds the page up. A page waits `savedStateMs` for it in all; after that it counts as blocked. What fails is
 * logged, once, and never stops a screen.
 */
function inStorage<T>(what: string, work: (storage: Storage) => T): T | null {
  if (left < 0) return null
  const began = performance.now()
  try {
    return work(localStorage)
  } catch (error) {
    if (!told.has(what)) console.warn(`saved "${what}" failed`, error)
    told.add(what)
    return null
  } finally {
    left -= performance.now() - began
    if (left < 0) console.warn('saved state is too slow')
  }
}

/** Reads what the browser has saved under `key`. `parse` returns `null` for, or throws at, what was not saved so: that is logged and removed. */
export function readSaved<T>(key: string, parse: (text: string) => T | null): T | null {
  const text = inStorage(key, (storage) => storage.getItem(key))
  if (text === null) return null
  let value: T | null = null
  try {
    value = parse(text)
  } catch {
    // Logged with what has another shape.
  }
  if (value === null) {
    console.warn(`saved "${key}" is unreadable and removed`)
    forgetSaved(key)
  }
  return value
}

/** Saves text under `key`. */
export function writeSaved(key: string, text: string): void {
  inStorage(key, (storage) => storage.setItem(key, text))
}

/** Removes `key`. */
export function forgetSaved(key: string): void {
  inStorage(key, (storage) => storage.removeItem(key))
}

/** Removes everything but these keys, and what lasts as long as the tab. */
export function forgetAllSaved(kept: ReadonlySet<string>): void {
  inStorage('*', (storage) => {
    for (const key of Object.keys(storage)) if (!kept.has(key)) storage.removeItem(key)
    sessionStorage.clear()
  })
}

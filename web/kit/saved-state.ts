import { savedStateMs } from '#domain/defaults.ts'

/** How long this page has waited for the browser's storage, in milliseconds. */
let waited = 0
const told = new Set<string>()

function warnOnce(what: string, error?: unknown): void {
  if (told.has(what)) return
  told.add(what)
  console.warn(what, error)
}

/**
 * The browser's storage answers at once or holds the page up. A page waits `savedStateMs` for it in all; after that it counts as blocked. What fails is
 * logged, once, and never stops a screen.
 */
function inStorage<T>(what: string, work: () => T): T | null {
  if (waited > savedStateMs) return null
  const began = performance.now()
  try {
    return work()
  } catch (error) {
    warnOnce(`${what} failed`, error)
    return null
  } finally {
    waited += performance.now() - began
    if (waited > savedStateMs) warnOnce('storage is too slow and is left alone')
  }
}

/** Reads what the browser has saved under `key`. `parse` returns `null` for, or throws at, what was not saved so: that is logged and removed. */
export function readSaved<T>(key: string, parse: (text: string) => T | null): T | null {
  const text = inStorage(`reading "${key}"`, () => localStorage.getItem(key))
  if (text === null) return null
  let failure: unknown
  try {
    const value = parse(text)
    if (value !== null) return value
  } catch (error) {
    failure = error
  }
  console.warn(`saved "${key}" cannot be read and is removed`, failure)
  forgetSaved(key)
  return null
}

/** Saves text under `key`. */
export function writeSaved(key: string, text: string): void {
  inStorage(`saving "${key}"`, () => localStorage.setItem(key, text))
}

/** Removes `key`. */
export function forgetSaved(key: string): void {
  inStorage(`removing "${key}"`, () => localStorage.removeItem(key))
}

/** Removes everything but these keys, and what lasts as long as the tab. */
export function forgetAllSaved(kept: ReadonlySet<string>): void {
  const keys = inStorage('listing what is saved', () => Object.keys(localStorage)) ?? []
  for (const key of keys) if (!kept.has(key)) forgetSaved(key)
  inStorage('clearing the tab', () => sessionStorage.clear())
}

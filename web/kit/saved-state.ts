/**
 * Reads what the browser has saved under `key`. `parse` gets the text and returns `null` when it is not what was saved.
 * Storage that is blocked, missing or corrupt is logged and read as `null`; it never stops a screen.
 */
export function readSaved<T>(key: string, parse: (text: string) => T | null): T | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const value = parse(text)
    if (value === null) console.warn(`saved "${key}" is not readable and is ignored`)
    return value
  } catch (error) {
    console.warn(`saved "${key}" is not readable and is ignored`, error)
    return null
  }
}

/** Saves text under `key`; a full or blocked storage is logged. */
export function writeSaved(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    console.warn(`"${key}" could not be saved`, error)
  }
}

/** Forgets `key`; a blocked storage is logged. */
export function forgetSaved(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn(`"${key}" could not be forgotten`, error)
  }
}

import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: vi.fn((key: string) => stored.get(key) ?? null),
  setItem: vi.fn((key: string, text: string) => void stored.set(key, text)),
  removeItem: vi.fn((key: string) => void stored.delete(key)),
}
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  stored.clear()
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** A new module instance, as on a newly opened page. */
const opened = () => import('./saved-state.ts')
const asList = (text: string): unknown[] | null => {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value : null
}

test('a saved value is read again', async () => {
  const { readSaved, writeSaved, removeSaved } = await opened()
  writeSaved('list', '[1]')
  expect(readSaved('list', asList)).toEqual([1])
  removeSaved('list')
  expect(readSaved('list', asList)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

test.each(['[1', '{"not":"a list"}', ''])('an invalid value, %s, is logged once and removed', async (text) => {
  stored.set('list', text)
  const { readSaved } = await opened()
  expect(readSaved('list', asList)).toBeNull()
  expect(stored.has('list')).toBe(false)
  expect(readSaved('list', asList)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain('"list"')
})

test('storage that is blocked is logged once for each key and stops nothing', async () => {
  storage.getItem.mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { readSaved } = await opened()
  for (let n = 0; n < 3; n += 1) expect(readSaved('list', asList)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  storage.getItem.mockImplementation((key) => stored.get(key) ?? null)
})

test('a page that waited 5000 ms for its storage stops using it, and logs that once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  storage.getItem.mockImplementation((key) => {
    vi.advanceTimersByTime(2_000)
    return stored.get(key) ?? null
  })
  stored.set('list', '[1]')
  const { readSaved, writeSaved } = await opened()
  const read = () => readSaved('list', asList)
  expect([read(), read(), read(), read(), read()]).toEqual([[1], [1], [1], null, null])
  writeSaved('list', '[2]')
  expect(storage.getItem).toHaveBeenCalledTimes(3)
  expect(storage.setItem).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledTimes(1)
  storage.getItem.mockImplementation((key) => stored.get(key) ?? null)
})

/** Pages contain its source inline, so it imports nothing. */
const plain = /^contract\/session\/first-script\.ts$/

test('the browser’s storage is used by this module alone', () => {
  const files = globSync('{contract,web}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|saved-state\.ts$/.test(path) && !plain.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const uses = /\b(localStorage|sessionStorage|indexedDB)\b\s*[.?[(]|\bwindow\.(localStorage|sessionStorage|indexedDB)\b/
  expect(files.filter((path) => uses.test(readFileSync(path, 'utf8')))).toEqual([])
})

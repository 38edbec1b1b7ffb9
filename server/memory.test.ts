import { describe, expect, test } from 'vitest'
import { createMemory } from './memory.ts'

const clock = { now: new Date(0) }
const memory = <T>(most = 10) => createMemory<T>({ keepMs: 1_000, most, now: () => clock.now })
const pending = <T>() => Promise.withResolvers<T>()

describe('a memory', () => {
  test('reads once for all who ask at the same time and until the value is old', async () => {
    const kept = memory<number>()
    let reads = 0
    const read = async () => (reads += 1)
    expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([1, 1])
    clock.now = new Date(999)
    expect(await kept.get('a', read)).toBe(1)
    clock.now = new Date(1_000)
    expect(await kept.get('a', read)).toBe(2)
  })

  test('never gives what was being read when it was told to forget', async () => {
    const kept = memory<string>()
    const slow = pending<string>()
    const first = kept.get('a', () => slow.promise)
    kept.forget('a')
    expect(await kept.get('a', async () => 'new')).toBe('new')
    slow.resolve('old')
    expect(await first).toBe('old')
    expect(await kept.get('a', async () => 'newer')).toBe('new')
  })

  test('keeps neither failures nor what was not found', async () => {
    const kept = memory<string | null>()
    await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await kept.get('a', async () => null)).toBeNull()
    expect(await kept.get('a', async () => 'found')).toBe('found')
  })

  test('lets the least used leave when it is full', async () => {
    const kept = memory<string>(2)
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, async () => key)
    expect(await kept.get('a', async () => 'again')).toBe('a')
    expect(await kept.get('b', async () => 'again')).toBe('again')
  })
})

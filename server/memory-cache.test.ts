import { describe, expect, test } from 'vitest'
import { createMemoryCache, type MemoryCacheOptions } from './memory-cache.ts'

function open<V = string | null>(options: Partial<MemoryCacheOptions<V>> = {}) {
  const clock = { now: 1_000_000 }
  const failures: unknown[] = []
  const cache = createMemoryCache<V>({
    freshMs: 60,
    most: 10,
    now: () => new Date(clock.now),
    onError: (error) => failures.push(error),
    ...options,
  })
  return { clock, failures, cache }
}
const away = () => Promise.reject(new Error('away'))

describe('a memory cache', () => {
  test('loads once for concurrent callers and while the value is fresh, also when the clock is set back', async () => {
    const { cache, clock } = open<number>()
    let loads = 0
    const load = async () => (loads += 1)
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
    clock.now += 59
    expect(await cache.get('a', load)).toBe(1)
    clock.now += 1
    expect(await cache.get('a', load)).toBe(2)
    clock.now -= 60
    expect(cache.fresh('a')).toBeUndefined()
  })

  test('never returns or stores a value whose key was invalidated while it was being loaded', async () => {
    const { cache } = open()
    const slow = Promise.withResolvers<string>()
    const first = cache.get('sky /', () => slow.promise)
    cache.invalidate('sky ')
    expect(await cache.get('sky /', async () => 'new')).toBe('new')
    slow.resolve('old')
    expect(await first).toBe('old')
    expect(await cache.get('sky /', async () => 'newer')).toBe('new')
  })

  test('invalidates the keys of one prefix, or all', async () => {
    const { cache } = open()
    for (const key of ['sky /', 'sav /']) await cache.get(key, async () => key)
    cache.invalidate('sky ')
    expect([cache.fresh('sky /'), cache.fresh('sav /')]).toEqual([undefined, 'sav /'])
    cache.invalidate()
    expect(cache.fresh('sav /')).toBeUndefined()
  })

  test('stores neither failures nor missing values unless configured', async () => {
    const { cache } = open()
    await expect(cache.get('a', away)).rejects.toThrow('away')
    expect(await cache.get('a', async () => null)).toBeNull()
    expect(await cache.get('a', async () => 'found')).toBe('found')
    const all = open({ isStored: () => true }).cache
    expect(await all.get('a', async () => null)).toBeNull()
    expect(await all.get('a', async () => 'found')).toBeNull()
  })

  test('returns a stale value while one load replaces it; a failed load keeps it and is reported', async () => {
    const { cache, clock, failures } = open({ staleMs: 600 })
    await cache.get('a', async () => 'first')
    clock.now += 60
    expect(await cache.get('a', away)).toBe('first')
    await expect.poll(() => failures).toHaveLength(1)
    expect(await cache.get('a', async () => 'second')).toBe('first')
    await expect.poll(() => cache.fresh('a')).toBe('second')
    clock.now += 600
    expect(await cache.get('a', async () => 'fourth')).toBe('fourth')
  })

  test('with stale-if-error a failed load gives the last value, fresh again, and is reported', async () => {
    const { cache, clock, failures } = open({ staleIfError: true })
    await cache.get('a', async () => 'last')
    clock.now += 10_000
    expect(await cache.get('a', away)).toBe('last')
    expect(cache.fresh('a')).toBe('last')
    expect(failures).toHaveLength(1)
    await expect(cache.get('b', away)).rejects.toThrow('away')
  })

  test('evicts the least recently used values above its size; a value larger than that is not stored', async () => {
    const { cache } = open({ most: 25, sizeOf: (value) => value?.length ?? 0 })
    const put = (key: string, size = 10) => cache.get(key, async () => key.repeat(size))
    await put('a')
    await put('b')
    await put('a')
    await put('c')
    const isStored = (key: string) => cache.fresh(key) !== undefined
    expect(['a', 'b', 'c'].map(isStored)).toEqual([true, false, true])
    await put('d', 26)
    expect(['a', 'd'].map(isStored)).toEqual([true, false])
  })
})

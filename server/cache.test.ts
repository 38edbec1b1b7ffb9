import { describe, expect, it } from 'vitest'
import { createCache } from './cache.ts'

describe('the cache in memory', () => {
  it('returns the same value until it expires or is deleted', async () => {
    const cache = createCache(null)
    const value = { offers: [1, 2, 3] }
    await cache.set('a', value, 60_000)
    expect(await cache.get('a')).toBe(value)
    await cache.delete('a')
    expect(await cache.get('a')).toBeUndefined()
    await cache.set('b', value, 1)
    await expect.poll(() => cache.get('b')).toBeUndefined()
    await cache.close()
  })

  it('limits the number of search results, and small values evict none of them', async () => {
    const cache = createCache(null)
    for (let n = 0; n < 2_000; n++) await cache.set(`search-events:${n}`, { n }, 60_000)
    for (let n = 0; n < 2_000; n++) await cache.set(`rate:${n}`, n, 60_000)
    for (let n = 0; n < 2_000; n++) await cache.set(`stay-current-rates:${n}`, { n }, 60_000)
    const cached = await Promise.all(Array.from({ length: 2_000 }, (_, n) => cache.get(`search-events:${n}`)))
    expect(cached.filter((value) => value !== undefined).length).toBeLessThanOrEqual(400)
    expect(cached.at(-1)).toEqual({ n: 1_999 })
    expect(await cache.get('rate:0')).toBe(0)
    await cache.close()
  })

  it('starts empty for each system', async () => {
    const [one, other] = [createCache(null), createCache(null)]
    await one.set('a', 1, 60_000)
    expect(await other.get('a')).toBeUndefined()
    await Promise.all([one.close(), other.close()])
  })
})

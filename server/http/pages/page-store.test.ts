import { describe, expect, test } from 'vitest'
import { createPageStore } from './page-store.ts'

interface Page {
  weight: number
  text: string
}

function open(most = 1_000) {
  const clock = { now: 0 }
  const failures: unknown[] = []
  const store = createPageStore<Page>({
    freshMs: 60,
    staleMs: 600,
    most,
    now: () => clock.now,
    onError: (error) => failures.push(error),
  })
  const page =
    (text: string, weight = 10) =>
    async (): Promise<Page> => ({ text, weight })
  const get = async (name: string, render: () => Promise<Page | null>, agencyId = 'sky') =>
    (await store.get({ agencyId, page: name }, render))?.text ?? null
  return { clock, failures, store, page, get }
}

describe('stored pages', () => {
  test('a page forgotten while it is rendered is not kept, and nobody who comes later waits for it', async () => {
    const { store, get, page } = open()
    const slow = Promise.withResolvers<Page>()
    const first = get('/', () => slow.promise)
    store.forget('sky')
    expect(await get('/', page('new'))).toBe('new')
    slow.resolve({ text: 'old', weight: 10 })
    expect(await first).toBe('old')
    expect(await get('/', page('other'))).toBe('new')
  })

  test('forgetting one agency leaves the others', async () => {
    const { store, get, page } = open()
    await get('/', page('sky'))
    await get('/', page('sav'), 'sav')
    store.forget('sky')
    expect(await get('/', page('again'))).toBe('again')
    expect(await get('/', page('again'), 'sav')).toBe('sav')
    store.forget(null)
    expect(await get('/', page('third'), 'sav')).toBe('third')
  })

  test('a stale page is shown while one rendering replaces it; a failed one leaves it and is reported', async () => {
    const { clock, failures, get, page } = open()
    await get('/', page('first'))
    clock.now = 60
    expect(await get('/', () => Promise.reject(new Error('away')))).toBe('first')
    await expect.poll(() => failures).toHaveLength(1)
    expect(await get('/', page('second'))).toBe('first')
    expect(await get('/', page('third'))).toBe('second')
    clock.now = 660
    expect(await get('/', page('fourth'))).toBe('fourth')
  })

  test('what is not the same for everybody is remembered as such, and asked again when that is old', async () => {
    const { clock, get, page } = open()
    expect(await get('/', async () => null)).toBeNull()
    expect(await get('/', page('public'))).toBeNull()
    clock.now = 600
    expect(await get('/', page('public'))).toBe('public')
  })

  test('the least used leave when all weigh too much; what is too heavy alone still serves its visitors', async () => {
    const { get, page } = open(25)
    await get('/a', page('a'))
    await get('/b', page('b'))
    await get('/a', page('other'))
    await get('/c', page('c'))
    expect(await get('/a', page('other'))).toBe('a')
    expect(await get('/b', page('b again'))).toBe('b again')
    expect(await get('/heavy', page('heavy', 90))).toBe('heavy')
    expect(await get('/heavy', page('other'))).toBe('heavy')
  })
})

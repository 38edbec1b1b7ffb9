import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from './open-store.ts'

interface Booking {
  id: string
  guest: string
  tags: string[]
}

const byGuest = { guest: ({ guest }: Booking) => guest, tag: ({ tags }: Booking) => tags }

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('the store', () => {
  it('returns what was written after it is closed and opened again', () => {
    const first = openStore(dir)
    first.collection<Booking>('bookings', byGuest).put('b1', { id: 'b1', guest: 'Ada', tags: ['vip', 'group'] })
    first.close()
    const again = openStore(dir)
    const bookings = again.collection<Booking>('bookings', byGuest)
    expect(bookings.get('b1')).toEqual({ id: 'b1', guest: 'Ada', tags: ['vip', 'group'] })
    expect(bookings.find('tag', 'group').map(({ id }) => id)).toEqual(['b1'])
    again.close()
  })

  it('loses nothing acknowledged when the process is killed', async () => {
    const script = `
      import { openStore } from ${JSON.stringify(new URL('./open-store.ts', import.meta.url).href)}
      const rows = openStore(${JSON.stringify(dir)}).collection('rows')
      for (let n = 0; n < 20_000; n += 1) { rows.put(String(n), { n }); process.stdout.write(n + '\\n') }`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let acknowledged = -1
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = chunk.toString().split('\n').slice(0, -1)
      acknowledged = Math.max(acknowledged, Number(lines.at(-1) ?? -1) || -1)
      if (acknowledged > 200) child.kill('SIGKILL')
    })
    await new Promise((exited) => child.once('close', exited))
    expect(acknowledged).toBeGreaterThan(200)
    const store = openStore(dir)
    const rows = store.collection<{ n: number }>('rows')
    const numbers = Array.from({ length: acknowledged + 1 }, (_, n) => n)
    expect(numbers.filter((n) => rows.get(String(n))?.n !== n)).toEqual([])
    store.close()
  })

  it('updates the index values of a document and keeps its position in the order', () => {
    const store = openStore(':memory:')
    const bookings = store.collection<Booking>('bookings', byGuest)
    bookings.put('b1', { id: 'b1', guest: 'Ada', tags: [] })
    bookings.put('b2', { id: 'b2', guest: 'Bola', tags: [] })
    bookings.put('b1', { id: 'b1', guest: 'Bola', tags: [] })
    expect(bookings.find('guest', 'Ada')).toEqual([])
    expect(bookings.find('guest', 'Bola').map(({ id }) => id)).toEqual(['b1', 'b2'])
    bookings.remove('b1')
    expect(bookings.find('guest', 'Bola').map(({ id }) => id)).toEqual(['b2'])
  })

  it('indexes older documents when an index is declared later', () => {
    const first = openStore(dir)
    first.collection<Booking>('bookings').put('b1', { id: 'b1', guest: 'Ada', tags: [] })
    first.close()
    const again = openStore(dir)
    expect(again.collection<Booking>('bookings', byGuest).find('guest', 'Ada')).toHaveLength(1)
    again.close()
  })

  it('rolls back every write of a transaction that fails', () => {
    const store = openStore(':memory:')
    const rows = store.collection<number>('rows')
    rows.put('stored', 1)
    expect(() =>
      store.atomically(() => {
        rows.put('stored', 2)
        store.atomically(() => rows.put('new', 3))
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(rows.get('stored')).toBe(1)
    expect(rows.get('new')).toBeUndefined()
  })

  it('pages newest first in both directions and ends with a null cursor', () => {
    const rows = openStore(':memory:').collection<number>('rows')
    for (let n = 1; n <= 5; n += 1) rows.put(String(n), n)
    const first = rows.page({ limit: 2 })
    expect(first).toMatchObject({ items: [5, 4], before: null })
    const second = rows.page({ limit: 2, after: first.after ?? '' })
    expect(second.items).toEqual([3, 2])
    const last = rows.page({ limit: 2, after: second.after ?? '' })
    expect(last).toMatchObject({ items: [1], after: null })
    expect(rows.page({ limit: 2, before: last.before ?? '' }).items).toEqual([3, 2])
    expect(rows.page({ limit: 2, before: second.before ?? '' })).toMatchObject({ items: [5, 4], before: null })
    expect(rows.page({ limit: 2, after: 'nonsense' }).items).toEqual([])
  })
})

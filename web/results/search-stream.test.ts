import { expect, it } from 'vitest'
import { applied, type FoundSoFar } from './search-stream.ts'

const searching = { id: 'stayx2', title: 'StayX2', status: 'searching' as const, offers: 0, milliseconds: null }
const item = (id: string, total: number) => ({ id, total })
const found: FoundSoFar<ReturnType<typeof item>> = {
  suppliers: [searching],
  items: [item('a', 100), item('b', 200)],
  currency: 'NGN',
  isFinished: false,
  expiresAt: '2026-12-01T12:00:00Z',
  failure: null,
}
const after = (upserts: ReturnType<typeof item>[], gone: string[]) =>
  applied(found, { type: 'found', upserts, gone }).items?.map(({ id, total }) => `${id} ${total}`)

it('keeps the place of an item that comes again, at its new price, and adds new ones at the end', () => {
  expect(after([item('a', 90), item('c', 300)], [])).toEqual(['a 90', 'b 200', 'c 300'])
})

it('takes out an item that another one includes or replaces', () => {
  expect(after([item('a', 90)], ['b'])).toEqual(['a 90'])
})

it('takes the progress of a supplier, and is finished when the stream says so', () => {
  const progress = { ...searching, status: 'late' as const, offers: 1, milliseconds: 6_000 }
  expect(applied(found, { type: 'supplier', progress })).toEqual({ suppliers: [progress] })
  expect(applied(found, { type: 'finished', found: 2, milliseconds: 900 })).toEqual({ isFinished: true })
})

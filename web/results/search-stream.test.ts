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

it('keeps the position of an item that is sent again, with its new price, and appends new ones', () => {
  expect(after([item('a', 90), item('c', 300)], [])).toEqual(['a 90', 'b 200', 'c 300'])
})

it('removes an item that another one includes or replaces', () => {
  expect(after([item('a', 90)], ['b'])).toEqual(['a 90'])
})

it('updates the progress of a supplier, and is finished by the event of the stream', () => {
  const progress = { ...searching, status: 'late' as const, offers: 1, milliseconds: 6_000 }
  expect(applied(found, { type: 'supplier', progress })).toEqual({ suppliers: [progress] })
  expect(applied(found, { type: 'finished', found: 2, milliseconds: 900 })).toEqual({ isFinished: true })
})

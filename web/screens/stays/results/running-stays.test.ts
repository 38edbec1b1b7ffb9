import { expect, it } from 'vitest'
import type { StayResult } from '#contract/stays.ts'
import { foundStay } from '#domain/stays/found-stay.fixture.ts'
import { applied, type FoundStays } from './running-stays.ts'

const stay = (id: string, total: number): StayResult => ({ ...foundStay(id, total), sources: null })
const found: FoundStays = {
  suppliers: [{ id: 'stayx2', title: 'StayX2', status: 'searching', offers: 0, milliseconds: null }],
  stays: [stay('a', 100), stay('b', 200)],
  currency: 'NGN',
  isFinished: false,
  expiresAt: '2026-12-01T12:00:00Z',
  failure: null,
}
const after = (stays: StayResult[], gone: string[]) =>
  applied(found, { type: 'stays', stays, gone }).stays?.map(({ id, total }) => `${id} ${total}`)

it('lets a house that comes again keep its place, at its new price', () => {
  expect(after([stay('a', 90), stay('c', 300)], [])).toEqual(['a 90', 'b 200', 'c 300'])
})

it('takes out a house that turned out to be another one of the list', () => {
  expect(after([stay('a', 90)], ['b'])).toEqual(['a 90'])
})

it('takes what a source reports of itself, and ends when the stream says so', () => {
  const progress = { id: 'stayx2', title: 'StayX2', status: 'done' as const, offers: 2, milliseconds: 800 }
  expect(applied(found, { type: 'supplier', progress })).toEqual({ suppliers: [progress] })
  expect(applied(found, { type: 'finished', stays: 2, milliseconds: 900 })).toEqual({ isFinished: true })
})

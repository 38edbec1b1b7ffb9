import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftBesides, nextOffers, offerEnds } from './waiting.ts'

const parties = (...seats: number[]) => seats.map((one, id) => ({ id, seats: one }))
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)

describe('freed seats are offered', () => {
  test.each([
    ['to the first', parties(2, 2), 2, [0]],
    ['to several whom they suffice', parties(2, 1, 1), 3, [0, 1]],
    ['to the next for whom they suffice', parties(4, 1), 1, [1]],
    ['to nobody where they suffice for nobody', parties(4, 3), 2, []],
    ['to everybody without a limit', parties(4, 3), null, [0, 1]],
  ])('%s', (_, waiting, free, expected) => {
    expect(ids(nextOffers(waiting, { free, isPrivate: false }))).toEqual(expected)
  })

  test.each([10, null])('to one party where the departure is private, with %s free seats', (free) => {
    expect(ids(nextOffers(parties(2, 3), { free, isPrivate: true }))).toEqual([0])
  })

  test('at most once each, and never to somebody before an earlier one whom they also suffice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }), fc.integer({ min: 0, max: 30 }), (sizes, free) => {
        const waiting = parties(...sizes)
        const offered = nextOffers(waiting, { free, isPrivate: false })
        const used = offered.reduce((sum, { seats }) => sum + seats, 0)
        expect(used).toBeLessThanOrEqual(free)
        for (const { id, seats } of waiting)
          if (!ids(offered).includes(id)) expect(seats).toBeGreaterThan(free - before(offered, id))
      }),
    )
  })
})

const before = (offered: readonly { id: number; seats: number }[], id: number) =>
  offered.filter((one) => one.id < id).reduce((sum, { seats }) => sum + seats, 0)

test.each([
  [3, undefined, 3],
  [3, 2, 0],
  [1, 2, 1],
  [0, 1, 0],
  [null, 1, null],
])('of %s free seats, with a party of %s waiting, %s are sold to others', (free, smallest, expected) => {
  expect(leftBesides(free, smallest)).toBe(expected)
})

test('an offer ends after four hours, and not after the cut-off', () => {
  const now = new Date('2026-12-01T08:00:00Z')
  expect(offerEnds(now, new Date('2026-12-02T08:00:00Z'))).toEqual(new Date('2026-12-01T12:00:00Z'))
  expect(offerEnds(now, new Date('2026-12-01T09:00:00Z'))).toEqual(new Date('2026-12-01T09:00:00Z'))
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { peakUse, type ResourceUse } from './peak-use.ts'
import { seatsLeft } from './seats.ts'

const anyUse: fc.Arbitrary<ResourceUse> = fc
  .record({
    startsAt: fc.integer({ min: 0, max: 50 }),
    length: fc.integer({ min: 1, max: 20 }),
    units: fc.integer({ min: 1, max: 9 }),
    sharedBy: fc.constantFrom(null, 'a', 'b'),
  })
  .map(({ length, ...use }) => ({ ...use, endsAt: use.startsAt + length }))

/** Counts the units at every instant. */
function modelPeak(uses: readonly ResourceUse[], from: number, to: number): number {
  let most = 0
  for (let at = from; at < to; at += 1) {
    const now = uses.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
    const shared = ['a', 'b'].map((name) => Math.max(0, ...now.filter((use) => use.sharedBy === name).map(({ units }) => units)))
    const own = now.filter(({ sharedBy }) => sharedBy === null).map(({ units }) => units)
    most = Math.max(
      most,
      [...shared, ...own].reduce((sum, units) => sum + units, 0),
    )
  }
  return most
}

test('the peak use of a resource is that of a model that counts at every instant', () => {
  fc.assert(
    fc.property(fc.array(anyUse, { maxLength: 8 }), anyUse, (uses, { startsAt, endsAt }) => {
      expect(peakUse(uses, { startsAt, endsAt })).toBe(modelPeak(uses, startsAt, endsAt))
    }),
  )
})

describe('seats left', () => {
  const when = { pool: 'tour/option/2026-12-01T09:00', startsAt: 0, endsAt: 10 }
  const open = { capacity: 14, overbooked: 0, seats: 0, isClosed: false, isPrivate: false, resources: [] }
  const bus = { capacity: 14, per: 'person', units: 1 } as const
  const guide = { capacity: 1, per: 'departure', units: 1 } as const
  const use = (more: Partial<ResourceUse>): ResourceUse => ({ startsAt: 0, endsAt: 10, units: 1, sharedBy: null, ...more })
  test.each([
    ['without a limit', { ...open, capacity: null }, null],
    ['of an empty departure', open, 14],
    ['with bookings and recorded overbooking', { ...open, seats: 14, overbooked: 2 }, 2],
    ['below zero', { ...open, capacity: 3, seats: 5 }, 0],
    ['of a closed departure', { ...open, capacity: null, isClosed: true }, 0],
    ['of a private departure', { ...open, isPrivate: true }, 14],
    ['of a private departure that is booked', { ...open, isPrivate: true, seats: 2 }, 0],
    [
      'of two guides, of whom the departure has one and another departure the other',
      {
        ...open,
        resources: [{ ...guide, capacity: 2, units: 2, uses: [use({ sharedBy: when.pool }), use({ sharedBy: 'other' })] }],
      },
      0,
    ],
    [
      'of a guide who is elsewhere after the first bookings of this departure end',
      {
        ...open,
        resources: [
          { ...guide, uses: [use({ sharedBy: when.pool, endsAt: 5 }), use({ sharedBy: 'other', startsAt: 5, endsAt: 15 })] },
        ],
      },
      0,
    ],
    ['of a bus that another tour uses', { ...open, resources: [{ ...bus, uses: [use({ units: 12 })] }] }, 2],
    [
      'of a bus that was used before',
      { ...open, resources: [{ ...bus, uses: [use({ startsAt: -10, endsAt: 0, units: 12 })] }] },
      14,
    ],
    ['of a guide who is elsewhere', { ...open, resources: [{ ...guide, uses: [use({ sharedBy: 'other' })] }] }, 0],
    [
      'of a guide who leads this departure',
      { ...open, seats: 3, resources: [{ ...guide, uses: [use({ sharedBy: when.pool })] }] },
      11,
    ],
  ])('%s', (_name, taken, expected) => {
    expect(seatsLeft(taken, when)).toBe(expected)
  })
})

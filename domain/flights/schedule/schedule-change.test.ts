import { describe, expect, test } from 'vitest'
import type { FlightSlice } from '../offer.ts'
import { pricedOffer } from '../priced-offer.fixture.ts'
import { changedLegs, laterWords, newTimeWords, rescheduled } from './schedule-change.ts'

const { slices } = pricedOffer('round', 100, {
  legs: [
    { flight: '412', departs: '2026-12-10T10:30:00', minutes: 380 },
    { flight: '411', departs: '2026-12-20T22:00:00', minutes: 380 },
  ],
})
const [out, back] = slices as [FlightSlice, FlightSlice]

/** The slice at other local times, with other ids of its flights. */
const at = (slice: FlightSlice, departsAt: string, arrivesAt: string): FlightSlice => ({
  ...slice,
  departsAt,
  arrivesAt,
  segments: slice.segments.map((segment) => ({ ...segment, id: `new_${segment.id}`, departsAt, arrivesAt })),
})

describe('a schedule after a change', () => {
  const later = at(back, '2026-12-20T23:15:00', '2026-12-21T05:40:00')

  test('has the new journey in the place of the old one, and its flights keep their ids', () => {
    const after = rescheduled(slices, { removed: [back], added: [later] })
    expect(after[0]).toEqual(out)
    expect(after[1]).toMatchObject({ departsAt: '2026-12-20T23:15:00', segments: [{ id: back.segments[0]?.id }] })
  })

  test('of several changes has the last', () => {
    const again = at(later, '2026-12-21T00:10:00', '2026-12-21T06:35:00')
    const once = rescheduled(slices, { removed: [back], added: [later] })
    expect(rescheduled(once, { removed: [later], added: [again] })[1]?.departsAt).toBe('2026-12-21T00:10:00')
  })

  test('has one journey less where the airline no longer flies it, and none where that was all', () => {
    expect(rescheduled(slices, { removed: [back], added: [] })).toEqual([out])
    expect(rescheduled([out], { removed: [out], added: [] })).toEqual([])
  })

  test('is as before where the removed journey is not in it', () => {
    const elsewhere = { ...out, from: 'ABV', to: 'ACC' }
    expect(rescheduled(slices, { removed: [elsewhere], added: [elsewhere] })).toEqual(slices)
  })
})

describe('the journeys that differ', () => {
  test('have both times and how much later they are, in local times of each place', () => {
    const earlier = at(out, '2026-12-10T10:05:00', '2026-12-10T16:50:00')
    const before = { ...out, arrivesAt: '2026-12-10T16:50:00' }
    expect(changedLegs([before, back], [earlier, back])).toMatchObject([
      {
        before: { from: 'LOS', flights: ['VS 412'] },
        after: { departsAt: '2026-12-10T10:05:00' },
        departsLater: -25,
        arrivesLater: 0,
      },
    ])
    expect([-25, 0, 60, 65].map(laterWords)).toEqual(['25 min earlier', 'at the same time', '1 h later', '1 h 05 min later'])
  })

  test('include one that leaves from another airport, without a comparison of its times', () => {
    const moved = { ...out, from: 'ABV' }
    expect(changedLegs([out], [moved])[0]).toMatchObject({ departsLater: null, arrivesLater: 0 })
  })

  test('include one that is no longer flown', () => {
    const [leg] = changedLegs(slices, [out])
    expect(leg).toMatchObject({ before: { from: 'LHR' }, after: null, departsLater: null })
    expect(leg && newTimeWords(leg)).toBe('LHR to LOS is no longer flown')
  })

  test('are none of the same schedule', () => {
    expect(changedLegs(slices, slices)).toEqual([])
  })
})

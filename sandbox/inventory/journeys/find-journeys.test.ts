import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airports } from '../network/places.ts'
import { expectSound, lands, leaves, now, search } from '../search-trip.fixture.ts'
import { isoDay } from './calendar.ts'

describe('the times of journeys', () => {
  it('are consistent for any pair of airports', () => {
    const airport = fc.constantFrom(...airports.map(({ iata_code }) => iata_code))
    const day = fc.integer({ min: 1, max: 350 }).map((ahead) => isoDay(Math.floor(now.getTime() / 86_400_000) + ahead))
    fc.assert(
      fc.property(airport, airport, day, fc.constantFrom<0 | 1 | 2>(0, 1, 2), (origin, destination, date, maxConnections) => {
        const offers = search([[origin, destination, date]], { maxConnections })
        for (const offer of offers.slice(0, 12)) {
          expectSound(offer)
          expect(offer.slices[0]?.segments.length).toBeLessThanOrEqual(maxConnections + 1)
          expect(offer.slices[0]?.segments[0]?.departing_at.slice(0, 10)).toBe(date)
        }
      }),
      { seed: 7, numRuns: 30 },
    )
  })

  it('are correct on the days of clock changes', () => {
    for (const date of [
      '2027-03-13',
      '2027-03-14',
      '2027-03-27',
      '2027-03-28',
      '2026-11-28',
      '2027-04-04',
      '2027-10-30',
      '2027-10-31',
    ]) {
      for (const [origin, destination] of [
        ['LHR', 'JFK'],
        ['JFK', 'LHR'],
        ['LOS', 'LHR'],
        ['SYD', 'LAX'],
        ['CMN', 'CDG'],
      ] as const) {
        for (const offer of search([[origin, destination, date]]).slice(0, 10)) expectSound(offer)
      }
    }
  })

  it('cross the date line backwards', () => {
    const offer = search([['AKL', 'LAX', '2026-12-10']]).find((one) => one.slices[0]?.segments.length === 1)
    const segment = offer?.slices[0]?.segments[0]
    if (!segment) throw new Error('no flight')
    expect(
      segment.arriving_at < segment.departing_at || segment.arriving_at.slice(0, 10) === segment.departing_at.slice(0, 10),
    ).toBe(true)
    expect(lands(segment)).toBeGreaterThan(leaves(segment))
  })
})

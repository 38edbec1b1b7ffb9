import { expect, test } from 'vitest'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { sliceLine } from './slice-line.ts'

/** Leaves Lagos at 23:35 and arrives in London at 06:10 of the next day. */
function overnight(of: Partial<FlightSlice> = {}): FlightSlice {
  const [slice] = pricedOffer('o', 1, { legs: [{ flight: '412', departs: '2026-12-10T23:35:00', minutes: 395 }] }).slices
  if (!slice) throw new Error('no slice')
  return { ...slice, arrivesAt: '2026-12-11T06:10:00', ...of }
}

test('a way in a line has its day, its times with the days that pass, its airports and its stops', () => {
  expect(sliceLine(overnight())).toBe('10 Dec, 23:35 – 06:10 +1, LOS – LHR, direct')
})

test('ways that differ in day, airport or stops have other lines', () => {
  const [changing] = pricedOffer('o', 1, {
    legs: [{ flight: '412', departs: '2026-12-10T23:35:00', minutes: 395, via: 'CDG' }],
  }).slices
  const lines = [
    overnight(),
    overnight({ to: 'LGW' }),
    overnight({ departsAt: '2026-12-11T23:35:00', arrivesAt: '2026-12-12T06:10:00' }),
    overnight({ segments: changing?.segments ?? [] }),
  ].map(sliceLine)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.at(-1)).toContain('1 stop')
})

import { expect } from 'vitest'
import { type AccountProfile, accountById } from './accounts.ts'
import type { OfferQuery } from './offer-query.ts'
import { passengerId } from './passenger-id.ts'
import { searchOffers } from './search-offers.ts'
import type { Offer, Segment } from './wire.ts'

/** Shared by the inventory's tests: a fixed time, a query in one line, and the checks of an offer. */
export const now = new Date('2026-11-21T10:00:00Z')

export function account(id: string): AccountProfile {
  const found = accountById.get(id)
  if (!found) throw new Error(id)
  return found
}

export type Trip = readonly (readonly [origin: string, destination: string, date: string])[]

export const query = (trip: Trip, more: Partial<OfferQuery> = {}): OfferQuery => ({
  seed: 'test',
  now,
  account: account('duffel_test_sandbox'),
  slices: trip.map(([origin, destination, departure_date]) => ({ origin, destination, departure_date })),
  passengers: [{ id: passengerId('key', 0), type: 'adult' }],
  cabinClass: 'economy',
  searchKey: 'key',
  ...more,
})

export const search = (trip: Trip, more?: Partial<OfferQuery>) => searchOffers(query(trip, more))

/** The instant of an airport's local time, by the platform's formatter rather than by the code under test. */
function instant(local: string, zone: string): number {
  const guess = Date.parse(`${local}Z`)
  const shown = (at: number) => Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`)
  const once = guess - (shown(guess) - guess)
  return once - (shown(once) - guess)
}

export const leaves = (segment: Segment) => instant(segment.departing_at, segment.origin.time_zone)
export const lands = (segment: Segment) => instant(segment.arriving_at, segment.destination.time_zone)

function minutes(duration: string): number {
  const [, days = 0, hours = 0, rest = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(rest)
}

export function expectSound(offer: Offer) {
  expect(Number(offer.base_amount) + Number(offer.tax_amount)).toBeCloseTo(Number(offer.total_amount), 2)
  for (const slice of offer.slices) {
    for (const [index, segment] of slice.segments.entries()) {
      expect(lands(segment) - leaves(segment)).toBe(minutes(segment.duration) * 60_000)
      const before = slice.segments[index - 1]
      if (!before) continue
      expect(before.destination.iata_code).toBe(segment.origin.iata_code)
      expect(leaves(segment) - lands(before)).toBeGreaterThanOrEqual(45 * 60_000)
      expect(leaves(segment) - lands(before)).toBeLessThanOrEqual(14 * 3_600_000)
    }
  }
}

import fc from 'fast-check'
import { listingsIn } from './catalogue/find-listings.ts'
import type { Listing } from './catalogue/listing.ts'
import { type StaySupplier, staySuppliers } from './catalogue/suppliers.ts'
import type { StayQuery } from './prices/stay-query.ts'
import { type City, cities } from './world/cities.ts'

/** Shared by the tests of properties: a fixed time, any city, any supplier's listing, any stay. */
export const seed = 'test'
export const now = new Date('2026-11-21T10:00:00Z')
const today = Math.floor(now.getTime() / 86_400_000)

export const anyCity: fc.Arbitrary<City> = fc.constantFrom(...cities)
export const anySupplier: fc.Arbitrary<StaySupplier> = fc.constantFrom(...staySuppliers)

export const anyListing: fc.Arbitrary<Listing> = fc.tuple(anyCity, anySupplier, fc.nat()).chain(([city, supplier, index]) => {
  const found = listingsIn(city, { seed, supplier })
  const listing = found[index % Math.max(1, found.length)]
  return listing ? fc.constant(listing) : anyListing
})

export const anyStay: fc.Arbitrary<StayQuery> = fc
  .record({
    ahead: fc.integer({ min: 0, max: 330 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 2 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  })
  .map(({ ahead, nights, rooms, more, children }) => ({
    seed,
    issued: now.getTime(),
    checkIn: today + ahead,
    nights,
    rooms,
    adults: rooms + more,
    children,
  }))

/** A couple for three nights, forty days ahead. */
export const couple: StayQuery = {
  seed,
  issued: now.getTime(),
  checkIn: today + 40,
  nights: 3,
  rooms: 1,
  adults: 2,
  children: [],
}

export function supplierNumbered(wanted: number): StaySupplier {
  const supplier = staySuppliers.find(({ number }) => number === wanted)
  if (!supplier) throw new Error(`no supplier ${wanted}`)
  return supplier
}

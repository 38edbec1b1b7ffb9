import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyCity, anyListing, anySupplier, seed, supplierNumbered } from '../stays.fixture.ts'
import { cities, cityByCode } from '../world/cities.ts'
import { kmBetween } from '../world/geo.ts'
import { propertiesOf } from '../world/properties.ts'
import { listingById, listingsAround, listingsIn } from './find-listings.ts'
import { labelPairs } from './label-pairs.ts'
import { readListingId } from './listing-id.ts'
import { staySuppliers } from './suppliers.ts'
import { wordRoom } from './word-room.ts'

const lagos = cityByCode.get('LOS')
if (!lagos) throw new Error('no Lagos')

describe('the world', () => {
  it('has two hundred cities and eight thousand properties, and properties in every part of Nigeria', () => {
    const properties = cities.reduce((sum, { properties }) => sum + properties, 0)
    expect(cities.length).toBeGreaterThanOrEqual(200)
    expect(properties).toBeGreaterThan(7_500)
    expect(properties).toBeLessThan(9_000)
    expect(cities.filter(({ country }) => country === 'NG').length).toBeGreaterThanOrEqual(20)
    expect(new Set(cities.map(({ country }) => country)).size).toBeGreaterThan(100)
  })

  it('is reproducible from its seed, and differs for another seed', async () => {
    const write = (properties: ReturnType<typeof propertiesOf>) =>
      JSON.stringify(properties.map(({ city, culture, brand, ...rest }) => [city.code, culture.key, brand?.id, rest]))
    const first = write(propertiesOf(lagos, seed))
    vi.resetModules()
    const again = await import('../world/properties.ts')
    expect(write(again.propertiesOf(lagos, seed))).toBe(first)
    expect(write(propertiesOf(lagos, 'other'))).not.toBe(first)
  })

  it('has unique property names in each city, and each property is within its city', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const properties = propertiesOf(city, seed)
        expect(new Set(properties.map(({ name }) => name)).size).toBe(properties.length)
        for (const property of properties) {
          expect(kmBetween(property, property.district)).toBeLessThan(2.6)
          expect(property.rooms.length).toBeGreaterThan(0)
          expect(property.phone).toMatch(/^\+[1-9]\d{8,14}$/)
        }
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  it('gives properties with more stars better scores and higher prices', () => {
    const mean = (stars: number) => {
      const some = propertiesOf(lagos, seed).filter((property) => property.stars === stars && property.kind === 'hotel')
      return some.reduce((sum, { nightly }) => sum + nightly, 0) / some.length
    }
    expect([1, 2, 3, 4, 5].map(mean)).toEqual([1, 2, 3, 4, 5].map(mean).toSorted((a, b) => a - b))
  })
})

describe('a supplier’s properties', () => {
  it('are found within the radius around the supplier’s own position, completely', () => {
    fc.assert(
      fc.property(anyCity, anySupplier, fc.double({ min: 0.5, max: 60, noNaN: true }), (city, supplier, radius) => {
        const found = new Set(listingsAround(city, radius, { seed, supplier }).map(({ id }) => id))
        for (const place of cities) {
          if (kmBetween(place, city) > radius + 140) continue
          for (const listing of listingsIn(place, { seed, supplier })) {
            expect(found.has(listing.id)).toBe(kmBetween(listing, city) <= radius)
          }
        }
      }),
      { seed: 2, numRuns: 40 },
    )
  })

  it('have ids that map back to them, cannot be forged, and are unknown to other suppliers', () => {
    fc.assert(
      fc.property(anyListing, fc.integer({ min: 8, max: 25 }), fc.constantFrom(...'AZaz09'), (listing, at, letter) => {
        const { id, supplier } = listing
        expect(listingById(id, { seed, supplier })).toBe(listing)
        for (const { number } of staySuppliers) if (number !== supplier.number) expect(readListingId(id, seed, number)).toBeNull()
        fc.pre(id[at] !== letter)
        expect(readListingId(id.slice(0, at) + letter + id.slice(at + 1), seed, supplier.number)).toBeNull()
      }),
      { seed: 3, numRuns: 150 },
    )
    for (const wrong of ['', 'acc_', 'acc_0000', 'hotel', `acc_0000${'z'.repeat(18)}`])
      expect(readListingId(wrong, seed, 2)).toBeNull()
  })

  it('overlap with another supplier’s, with different spelling for about half of them', () => {
    const [left, right] = [supplierNumbered(2), supplierNumbered(3)]
    const { same, left_only: onlyLeft, right_only: onlyRight } = labelPairs(left, right, seed, lagos)
    expect(same.length + onlyLeft.length).toBe(listingsIn(lagos, { seed, supplier: left }).length)
    expect(same.length + onlyRight.length).toBe(listingsIn(lagos, { seed, supplier: right }).length)
    const pairs = same.flatMap(([a, b]) => {
      const [one, other] = [listingById(a, { seed, supplier: left }), listingById(b, { seed, supplier: right })]
      return one && other ? [[one, other] as const] : []
    })
    expect(pairs).toHaveLength(same.length)
    for (const [one, other] of pairs) expect(one.property).toBe(other.property)
    const respelt = pairs.filter(([one, other]) => one.name !== other.name).length / pairs.length
    expect(respelt).toBeGreaterThan(0.3)
    expect(respelt).toBeLessThan(0.8)
    const roomsDiffer = pairs.filter(([one, other]) =>
      one.property.rooms.some((room) => wordRoom(one.property, room, left) !== wordRoom(other.property, room, right)),
    )
    expect(roomsDiffer.length / pairs.length).toBeGreaterThan(0.5)
  })
})

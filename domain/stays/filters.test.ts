import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceRange, stayFacet } from './facets.ts'
import { judgeStays, keepPassing, noStayFilters, type StayFilters, stayRules, withReach } from './filters.ts'
import { foundStay, rateFacts } from './found-stay.fixture.ts'
import { boards } from './kinds.ts'

const eko = foundStay('eko', 100, {
  name: 'Eko Hôtel & Suites',
  stars: 5,
  score: 9.1,
  district: 'Victoria Island',
  amenities: ['wifi', 'pool'],
  nearby: [{ name: 'Bar Beach', type: 'landmark', km: 0.3 }],
  rates: [
    rateFacts(100),
    rateFacts(140, { board: 'breakfast', refundability: 'free', freeUntil: '2026-12-01T10:00:00Z' }),
    rateFacts(150, { refundability: 'free', payWhen: 'property' }),
  ],
})
const ikeja = foundStay('ikeja', 60, {
  stars: 3,
  score: null,
  district: 'Ikeja',
  amenities: ['wifi'],
  km: 14,
  profiles: ['business'],
})
const bare = foundStay('bare', 80, { stars: null, district: null, type: null, rates: null, km: 2 })
const all = [eko, ikeja, bare]

const left = (change: Partial<StayFilters>) =>
  keepPassing(judgeStays(all, { ...noStayFilters, ...change })).map(({ key, total }) => `${key} ${total}`)

describe('filtered properties', () => {
  it('are all properties at their cheapest without filters', () => {
    expect(left({})).toEqual(['eko 100', 'ikeja 60', 'bare 80'])
  })

  it('have the price of the cheapest matching rate', () => {
    expect(left({ board: ['breakfast'] })).toEqual(['eko 140'])
    expect(left({ freeCancellation: true })).toEqual(['eko 140'])
    expect(left({ payLater: true })).toEqual(['eko 150'])
  })

  it('need one rate that matches all filters', () => {
    expect(left({ board: ['breakfast'], payLater: true })).toEqual([])
  })

  it('match a price filter by the rate with that price', () => {
    expect(left({ minPrice: 90, maxPrice: 145 })).toEqual(['eko 100'])
    expect(left({ minPrice: 145 })).toEqual(['eko 150'])
  })

  it('never match an unknown fact', () => {
    expect(left({ rating: ['3', '5'] })).toEqual(['eko 100', 'ikeja 60'])
    expect(left({ guestRating: 7 })).toEqual(['eko 100', 'bare 80'])
    expect(left({ zone: ['Ikeja'] })).toEqual(['ikeja 60'])
    expect(left({ accommodationType: ['hotel'] })).toEqual(['eko 100', 'ikeja 60'])
  })

  it('have every chosen amenity, and any chosen district, landmark or profile', () => {
    expect(left({ amenities: ['wifi', 'pool'] })).toEqual(['eko 100'])
    expect(left({ zone: ['Ikeja', 'Victoria Island'] })).toEqual(['eko 100', 'ikeja 60'])
    expect(left({ landmark: ['Bar Beach'] })).toEqual(['eko 100'])
    expect(left({ establishmentProfile: ['business', 'families'] })).toEqual(['ikeja 60'])
  })

  it('are found by a name without its accents', () => {
    expect(left({ propertyName: ['hotel'] })).toEqual(['eko 100'])
  })

  it('are within the searched radius, unless proximity is off', () => {
    expect(left(withReach(noStayFilters, 10))).toEqual(['eko 100', 'bare 80'])
    expect(left(withReach({ ...noStayFilters, within: 1 }, 10))).toEqual(['eko 100'])
    expect(left(withReach({ ...noStayFilters, anywhere: true }, 10))).toHaveLength(3)
  })
})

describe('counts beside the filters', () => {
  const judged = judgeStays(all, { ...noStayFilters, zone: ['Ikeja'] })

  it('are those for each value with the other filters unchanged', () => {
    expect(stayFacet(judged, 'zone', ({ stay }) => (stay.district ? [stay.district] : []))).toEqual([
      { value: 'Ikeja', count: 1, from: 60 },
      { value: 'Victoria Island', count: 1, from: 100 },
    ])
    expect(stayFacet(judged, 'rating', ({ stay }) => [String(stay.stars)])).toEqual([{ value: '3', count: 1, from: 60 }])
  })

  it('give the price range, whatever price is chosen', () => {
    expect(priceRange(judgeStays(all, { ...noStayFilters, maxPrice: 60 }))).toEqual({ min: 60, max: 100 })
    expect(priceRange([])).toBeNull()
  })
})

describe('filters in an address', () => {
  const filters = fc.record<StayFilters>({
    minPrice: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    maxPrice: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    rating: fc.subarray(['1', '2', '3', '4', '5']),
    guestRating: fc.option(fc.constantFrom(7, 8, 9)),
    freeCancellation: fc.boolean(),
    payLater: fc.boolean(),
    board: fc.subarray([...boards]),
    amenities: fc.subarray(['wifi', 'pool']),
    zone: fc.subarray(['Ikeja', 'Victoria Island']),
    accommodationType: fc.subarray(['hotel', 'resort']),
    establishmentProfile: fc.subarray(['business', 'families']),
    landmark: fc.subarray(['Bar Beach']),
    within: fc.option(fc.integer({ min: 1, max: 30 })),
    anywhere: fc.boolean(),
    propertyName: fc.subarray(['eko', 'suites']),
  })

  it('are unchanged by an address', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(stayRules.fromParams(new URLSearchParams(stayRules.toParams(given)))).toEqual(given)
      }),
    )
  })

  it('are ignored if they are invalid', () => {
    const made = new URLSearchParams('minPrice=-5&maxPrice=x&guestRating=11&board=feast&within=400&anywhere=yes&zone=')
    expect(stayRules.fromParams(made)).toEqual(noStayFilters)
  })
})

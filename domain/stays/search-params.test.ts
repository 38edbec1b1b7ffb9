import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { StaySearch } from './search.ts'
import { stayFromParams, stayToParams } from './search-params.ts'
import { staySearchProblems } from './search-rules.ts'

const room = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 3 }),
  infants: fc.integer({ min: 0, max: 1 }),
})
const search = fc
  .record({
    name: fc.constantFrom('Lagos', 'São Paulo', 'Eko Hotel & Suites', "Murtala Muhammed Int'l"),
    kind: fc.constantFrom('city' as const, 'landmark' as const, 'airport' as const, 'property' as const, 'map' as const),
    latitude: fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / 1_000),
    longitude: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / 1_000),
    day: fc.nat(400),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(room, { minLength: 1, maxLength: 8 }),
    radiusKm: fc.option(fc.integer({ min: 1, max: 30 })),
    dealCode: fc.constantFrom(null, 'WELCOME'),
  })
  .map(({ name, kind, latitude, longitude, day, nights, ...rest }) => ({
    destination: { kind, id: `${kind}:x`, name, context: 'Nigeria', country: 'NG', latitude, longitude },
    checkIn: addDays('2026-12-01', day),
    checkOut: addDays('2026-12-01', day + nights),
    nationality: 'NG',
    ...rest,
  }))

describe('a search for a stay', () => {
  it('is unchanged by an address', () => {
    fc.assert(
      fc.property(search, (made) => {
        const parsed = StaySearch.parse(made)
        expect(StaySearch.parse(stayFromParams(new URLSearchParams(stayToParams(parsed).toString())))).toEqual(parsed)
      }),
    )
  })

  const good = StaySearch.parse({
    destination: { kind: 'city', name: 'Lagos', latitude: 6.45, longitude: 3.39 },
    checkIn: '2026-12-10',
    checkOut: '2026-12-13',
    rooms: [{ adults: 2, children: [], infants: 0 }],
    nationality: 'NG',
  })

  it.each([
    ['checkOut', { checkOut: '2026-12-10' }],
    ['checkOut', { checkOut: '2027-01-10' }],
    ['checkIn', { checkIn: '2026-02-30' }],
    ['destination', { destination: { ...good.destination, name: '' } }],
    ['rooms', { rooms: [] }],
    ['rooms.0.adults', { rooms: [{ adults: 0, children: [7], infants: 0 }] }],
    ['rooms.0.children', { rooms: [{ adults: 1, children: [1], infants: 0 }] }],
    ['rooms.0.adults', { rooms: [{ adults: 5, children: [7, 8, 9], infants: 1 }] }],
    ['nationality', { nationality: 'Nigeria' }],
  ])('has an error message for %s', (path, change) => {
    expect(staySearchProblems({ ...good, ...change }).map((problem) => problem.path)).toContain(path)
  })

  it('that is valid has no errors', () => {
    expect(staySearchProblems(good)).toEqual([])
  })
})

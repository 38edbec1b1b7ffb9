import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FlightSearch } from './search.ts'
import { searchProblems } from './search-rules.ts'

const search: FlightSearch = {
  trip: 'round-trip',
  from: 'LOS',
  to: 'LON',
  depart: '2026-12-10',
  return: '2026-12-20',
  more: [],
  adults: 2,
  children: [7],
  infants: 1,
  cabin: 'economy',
  directOnly: false,
  flexibleDates: false,
  dealCode: null,
  corporateCode: null,
}

const place = fc.constantFrom('LOS', 'LON', '', 'lo')
const day = fc.constantFrom('2026-12-10', '2026-12-20', '2026-02-31', '')
const typed: fc.Arbitrary<FlightSearch> = fc.record({
  trip: fc.constantFrom('round-trip', 'one-way', 'multi-city'),
  from: place,
  to: place,
  depart: day,
  return: fc.option(day),
  more: fc.array(fc.record({ from: place, to: place, depart: day }), { maxLength: 6 }),
  adults: fc.integer({ min: 0, max: 10 }),
  children: fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 4 }),
  infants: fc.nat(4),
  cabin: fc.constantFrom('economy', 'first'),
  directOnly: fc.boolean(),
  flexibleDates: fc.boolean(),
  dealCode: fc.constantFrom(null, 'EASTER', 'A'.repeat(21)),
  corporateCode: fc.constantFrom(null, 'QR:ACME1', 'ACME'),
})

describe('validation of a search in a form', () => {
  it('finds nothing in a valid search', () => {
    expect(searchProblems(search)).toEqual([])
  })

  it('refuses exactly what the shape refuses', () => {
    fc.assert(
      fc.property(typed, (draft) => {
        expect(searchProblems(draft).length === 0).toBe(FlightSearch.safeParse(draft).success)
      }),
      { numRuns: 2_000 },
    )
  })

  it('has all messages of the shape for each field', () => {
    fc.assert(
      fc.property(typed, (draft) => {
        const said = searchProblems(draft).map(({ path, message }) => `${path.split('.')[0]}: ${message}`)
        const issues = FlightSearch.safeParse(draft).error?.issues ?? []
        // For more than nine adults the shape has Zod's message.
        const own = issues.filter(({ code }) => code !== 'too_big' || draft.adults <= 9)
        expect(said).toEqual(expect.arrayContaining(own.map(({ path, message }) => `${String(path[0])}: ${message}`)))
      }),
      { numRuns: 2_000 },
    )
  })
})

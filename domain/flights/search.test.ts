import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { cabins } from './offer.ts'
import { dateError, FlightSearch, lastTravelDay, searchFromParams, searchToParams, seats, slicesOf } from './search.ts'

const valid = {
  trip: 'round-trip',
  from: 'LOS',
  to: 'LON',
  depart: '2026-12-10',
  return: '2026-12-20',
  adults: 2,
  children: [7],
  infants: 1,
  cabin: 'economy',
}

const fields = (change: object) => {
  const { success, error } = FlightSearch.safeParse({ ...valid, ...change })
  return success ? [] : [...new Set(error.issues.map((issue) => String(issue.path[0])))]
}

const day = fc.integer({ min: 0, max: 340 }).map((n) => addDays('2026-11-21', n))
const code = fc.stringMatching(/^[A-Z]{3}$/)
const label = fc.option(fc.stringMatching(/^[A-Z0-9]{1,20}$/))
const searches: fc.Arbitrary<FlightSearch> = fc
  .record({
    from: code,
    to: code,
    depart: day,
    stay: fc.nat(15),
    isReturn: fc.boolean(),
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.array(fc.integer({ min: 2, max: 11 }), { maxLength: 4 }),
    infants: fc.nat(5),
    cabin: fc.constantFrom(...cabins),
    directOnly: fc.boolean(),
    flexibleDates: fc.boolean(),
    dealCode: label,
    corporateCode: fc.constantFrom('QR:ACME1', 'P4:LAG-77', null),
  })
  .filter((s) => s.from !== s.to && s.infants <= s.adults)
  .map(({ stay, isReturn, ...rest }) => ({
    ...rest,
    trip: isReturn ? ('round-trip' as const) : ('one-way' as const),
    more: [],
    return: isReturn ? addDays(rest.depart, stay) : null,
  }))

describe('a flight search', () => {
  it.each(['ACME1', 'QR-ACME1', 'QR:', ':ACME1'])(
    'refuses the corporate code %s, for no supplier could tell whose it is',
    (corporateCode) => {
      expect(FlightSearch.shape.corporateCode.safeParse(corporateCode).success).toBe(false)
    },
  )

  it.each([
    ['nothing wrong', {}, []],
    ['a same-day return', { return: '2026-12-10' }, []],
    ['lower-case codes', { from: 'los', to: ' lon ' }, []],
    ['one place twice', { to: 'LOS' }, ['to']],
    ['no such code', { from: 'LAGOS' }, ['from']],
    ['more than nine seats', { adults: 8, children: [4, 5] }, ['adults']],
    ['nine seats and infants', { adults: 8, children: [4], infants: 8 }, []],
    ['more infants than adults', { adults: 1, infants: 2 }, ['infants']],
    ['no adult', { adults: 0, infants: 0 }, ['adults']],
    ['a child of twelve', { children: [12] }, ['children']],
    ['a child of one', { children: [1] }, ['children']],
    ['no return date', { return: null }, ['return']],
    ['a return before the departure', { return: '2026-12-09' }, ['return']],
    ['a day that does not exist', { depart: '2026-02-30' }, ['depart']],
    ['one-way without a return', { trip: 'one-way', return: null }, []],
  ])('with %s names the field', (_, change, expected) => {
    expect(fields(change)).toEqual(expected)
  })

  it('flies there and, on a round trip, back', () => {
    const search = FlightSearch.parse(valid)
    expect(slicesOf(search)).toEqual([
      { from: 'LOS', to: 'LON', date: '2026-12-10' },
      { from: 'LON', to: 'LOS', date: '2026-12-20' },
    ])
    expect(lastTravelDay(search)).toBe('2026-12-20')
    const oneWay = FlightSearch.parse({ ...valid, trip: 'one-way' })
    expect(slicesOf(oneWay)).toHaveLength(1)
    expect(lastTravelDay(oneWay)).toBe('2026-12-10')
    expect(seats(search)).toBe(3)
  })

  it('survives a link', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(FlightSearch.parse(searchFromParams(new URLSearchParams(searchToParams(search).toString())))).toEqual(search)
      }),
    )
  })

  it('from a link that was tampered with is refused or valid, and never throws on the way', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('trip', 'from', 'depart', 'adults', 'children', 'infants', 'cabin'), fc.string()),
        (params) => {
          expect(typeof FlightSearch.safeParse(searchFromParams(new URLSearchParams(params))).success).toBe('boolean')
        },
      ),
    )
  })
})

describe('dates against today', () => {
  const on = (today: string, change: object = {}) => dateError(FlightSearch.parse({ ...valid, ...change }), today)

  it('can be searched from today on', () => {
    expect(on('2026-12-10')).toBeNull()
  })

  it('tell which of them have passed', () => {
    expect(on('2026-12-11')).toBe('flight.departure-in-past')
    expect(on('2026-12-21')).toBe('flight.dates-in-past')
    expect(on('2026-12-21', { trip: 'one-way', return: null })).toBe('flight.departure-in-past')
  })

  it('are sold 359 days ahead and not a day more, the return included', () => {
    expect(on('2026-11-21', { return: addDays('2026-11-21', 359) })).toBeNull()
    expect(on('2026-11-21', { return: addDays('2026-11-21', 360) })).toBe('flight.too-far-ahead')
  })
})

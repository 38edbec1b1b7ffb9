import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { cabins } from './cabins.ts'
import { dateError, lastTravelDay, seats, slicesOf } from './journey.ts'
import { FlightSearch } from './search.ts'
import { searchFromParams } from './search-from-params.ts'
import { searchToParams } from './search-params.ts'

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

/** Two to six legs, each on the day of the previous one or later. */
const multiCitySearches: fc.Arbitrary<FlightSearch> = fc
  .tuple(searches, fc.array(fc.record({ from: code, to: code, wait: fc.nat(3) }), { minLength: 1, maxLength: 5 }))
  .filter(([, legs]) => legs.every(({ from, to }) => from !== to))
  .map(([search, legs]) => {
    const waits = legs.map((_, index) => legs.slice(0, index + 1).reduce((days, leg) => days + leg.wait, 0))
    const more = legs.map(({ from, to }, index) => ({ from, to, depart: addDays(search.depart, waits[index] ?? 0) }))
    return { ...search, trip: 'multi-city', return: null, more }
  })

describe('a flight search', () => {
  it.each(['ACME1', 'QR-ACME1', 'QR:', ':ACME1'])('refuses the corporate code %s, because it has no airline', (corporateCode) => {
    expect(FlightSearch.shape.corporateCode.safeParse(corporateCode).success).toBe(false)
  })

  it.each([
    ['no error', {}, []],
    ['a same-day return', { return: '2026-12-10' }, []],
    ['lower-case codes', { from: 'los', to: ' lon ' }, []],
    ['one place twice', { to: 'LOS' }, ['to']],
    ['an unknown code', { from: 'LAGOS' }, ['from']],
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

  it('has one slice and, for a round trip, the return', () => {
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

  it.each([
    ['one-way and round trips', searches],
    ['multi-city trips', multiCitySearches],
  ])('is unchanged by a link: %s', (_, any) => {
    fc.assert(
      fc.property(any, (search) => {
        expect(FlightSearch.parse(searchFromParams(new URLSearchParams(searchToParams(search).toString())))).toEqual(search)
      }),
    )
  })

  it('from a modified link is refused or valid, and parsing never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('trip', 'from', 'depart', 'more', 'flex', 'adults', 'children', 'infants', 'cabin'),
          fc.string(),
        ),
        (params) => {
          expect(typeof FlightSearch.safeParse(searchFromParams(new URLSearchParams(params))).success).toBe('boolean')
        },
      ),
    )
  })
})

describe('a multi-city search', () => {
  const leg = (from: string, to: string, depart: string) => ({ from, to, depart })
  const onward = [leg('LON', 'DXB', '2026-12-14'), leg('DXB', 'LOS', '2026-12-20')]
  const paths = (change: object) => {
    const { error } = FlightSearch.safeParse({ ...valid, trip: 'multi-city', return: null, ...change })
    return (error?.issues ?? []).map((issue) => issue.path.join('.'))
  }
  const six = ['DXB', 'LON', 'DXB', 'LON', 'DXB'].map((to, index) =>
    leg(to === 'DXB' ? 'LON' : 'DXB', to, `2026-12-${14 + index}`),
  )

  it.each([
    ['three flights', { more: onward }, []],
    ['six flights', { more: six }, []],
    ['seven flights', { more: [...six, leg('DXB', 'LOS', '2026-12-30')] }, ['more']],
    ['one flight', { more: [] }, ['more']],
    ['two flights on one day', { more: [leg('LON', 'DXB', '2026-12-10')] }, []],
    ['a flight before the first', { more: [leg('LON', 'DXB', '2026-12-09')] }, ['more.0.depart']],
    ['a flight before the previous one', { more: onward.with(1, leg('DXB', 'LOS', '2026-12-13')) }, ['more.1.depart']],
    ['a flight to its own origin', { more: onward.with(1, leg('DXB', 'DXB', '2026-12-20')) }, ['more.1.to']],
    ['a gap between two flights', { more: [leg('PAR', 'LOS', '2026-12-14')] }, []],
  ])('with %s names the error', (_, change, expected) => {
    expect(paths(change)).toEqual(expected)
  })

  it('is the only one with further flights', () => {
    expect(fields({ more: onward })).toEqual(['more'])
  })

  it('has every leg in order', () => {
    const search = FlightSearch.parse({ ...valid, trip: 'multi-city', return: null, more: onward })
    expect(slicesOf(search)).toEqual([
      { from: 'LOS', to: 'LON', date: '2026-12-10' },
      { from: 'LON', to: 'DXB', date: '2026-12-14' },
      { from: 'DXB', to: 'LOS', date: '2026-12-20' },
    ])
    expect(lastTravelDay(search)).toBe('2026-12-20')
  })

  it('has empty values in its link for what is not chosen yet', () => {
    const params = new URLSearchParams('trip=multi-city&more=LON--,-LOS-2026-12-20')
    expect(searchFromParams(params).more).toEqual([leg('LON', '', ''), leg('', 'LOS', '2026-12-20')])
  })

  it('is too far ahead if its last flight is', () => {
    const search = { ...valid, trip: 'multi-city', return: null, more: [leg('LON', 'LOS', '2027-11-16')] }
    expect(dateError(FlightSearch.parse(search), '2026-11-21')).toBe('flight.too-far-ahead')
  })
})

describe('dates against today', () => {
  const on = (today: string, change: object = {}) => dateError(FlightSearch.parse({ ...valid, ...change }), today)

  it('are bookable from today on', () => {
    expect(on('2026-12-10')).toBeNull()
  })

  it('in the past are named', () => {
    expect(on('2026-12-11')).toBe('flight.departure-in-past')
    expect(on('2026-12-21')).toBe('flight.dates-in-past')
    expect(on('2026-12-21', { trip: 'one-way', return: null })).toBe('flight.departure-in-past')
  })

  it('are bookable up to 359 days ahead, including the return', () => {
    expect(on('2026-11-21', { return: addDays('2026-11-21', 359) })).toBeNull()
    expect(on('2026-11-21', { return: addDays('2026-11-21', 360) })).toBe('flight.too-far-ahead')
  })
})

import { describe, expect, it } from 'vitest'
import type { Place } from '#contract/places.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { checkDraft, draftFrom, type SearchDraft, searchOf } from './search-draft.ts'

const place = (code: string): Place => ({
  code,
  kind: 'airport',
  name: code,
  city: code,
  country: 'NG',
  countryName: 'Nigeria',
  airports: [],
})

const draft = (part: Partial<SearchDraft> = {}): SearchDraft => ({
  trip: 'round-trip',
  from: place('LOS'),
  to: place('LHR'),
  depart: '2026-12-10',
  return: '2026-12-17',
  adults: 1,
  children: [],
  infants: 0,
  cabin: 'economy',
  directOnly: false,
  flexibleDates: false,
  more: [],
  dealCode: '',
  corporateCode: '',
  ...part,
})

const today = '2026-11-21'
const problemsOf = (part: Partial<SearchDraft>) => {
  const checked = checkDraft(draft(part), today)
  return 'search' in checked ? {} : checked.problems
}

describe('checking a search', () => {
  it('accepts a complete one, with codes in capitals', () => {
    const checked = checkDraft(draft({ dealCode: ' easter ' }), today)
    expect(checked).toMatchObject({ search: { from: 'LOS', to: 'LHR', dealCode: 'EASTER', return: '2026-12-17' } })
  })

  it('says beside the field of a day that the text is none', () => {
    expect(problemsOf({ depart: null, departText: '31 Feb', return: null, returnText: 'soon' })).toEqual({
      depart: '“31 Feb” is not a date.',
      return: '“soon” is not a date.',
    })
  })

  it('reports missing values at each field', () => {
    expect(Object.keys(problemsOf({ from: null, to: null, depart: null, return: null })).sort()).toEqual([
      'depart',
      'from',
      'return',
      'to',
    ])
  })

  it('asks for the age of each child', () => {
    expect(problemsOf({ children: [7, null] })).toEqual({ travellers: 'Choose the age of each child.' })
  })

  it('refuses more infants than adults, and more than nine seats, at the travellers', () => {
    expect(problemsOf({ infants: 2 }).travellers).toMatch(/lap of an adult/)
    expect(problemsOf({ adults: 7, children: [3, 4, 5] }).travellers).toMatch(/at most 9 seats/)
  })

  it('names the error dialog of dates that have passed and marks the dates', () => {
    expect(checkDraft(draft({ depart: '2026-11-20', return: '2026-11-30' }), today)).toEqual({
      dates: 'flight.departure-in-past',
      problems: { depart: 'This date is in the past.' },
    })
    expect(checkDraft(draft({ depart: '2026-11-10', return: '2026-11-12' }), today)).toMatchObject({
      dates: 'flight.dates-in-past',
      problems: { depart: expect.any(String), return: expect.any(String) },
    })
  })

  it('reports missing values at each leg of a multi-city trip', () => {
    const more = [
      { from: place('LHR'), to: null, depart: null },
      { from: null, to: place('LOS'), depart: '2026-12-20' },
    ]
    expect(Object.keys(problemsOf({ trip: 'multi-city', depart: null, more })).toSorted()).toEqual([
      'depart',
      'more.0.depart',
      'more.0.to',
      'more.1.from',
    ])
    expect(problemsOf({ trip: 'one-way', more })).toEqual({})
  })

  it('reports at the last flight of a multi-city trip that airlines do not sell it yet', () => {
    const more = [{ from: place('LHR'), to: place('LOS'), depart: '2027-11-16' }]
    expect(Object.keys(problemsOf({ trip: 'multi-city', more }))).toEqual(['more.0.depart'])
  })

  it('drops the return of a one-way trip', () => {
    expect(checkDraft(draft({ trip: 'one-way' }), today)).toMatchObject({ search: { return: null } })
  })
})

describe('a search in the address', () => {
  it('reads back what it wrote', () => {
    const whole = draft({ children: [4, 9], infants: 1, cabin: 'business', directOnly: true, corporateCode: 'QR:ACME' })
    const params = searchToParams(searchOf(whole))
    expect(draftFrom(params, { from: whole.from, to: whole.to, trip: 'one-way' })).toEqual(whole)
  })

  it('has the further flights of a multi-city trip and its flexible dates', () => {
    const more = [{ from: place('LHR'), to: null, depart: null }]
    const whole = draft({ trip: 'multi-city', flexibleDates: true, return: null, more })
    const params = searchToParams(searchOf(whole))
    expect(params.get('more')).toBe('LHR--')
    expect(draftFrom(params, { from: whole.from, to: whole.to, trip: 'one-way', more })).toEqual(whole)
    expect(searchOf({ ...whole, trip: 'one-way' }).more).toEqual([])
  })

  it('starts empty for an invalid address, with the last trip type', () => {
    const params = new URLSearchParams('depart=soon&adults=many&cabin=roof&children=a,b')
    expect(draftFrom(params, { from: null, to: null, trip: 'one-way' })).toMatchObject({
      trip: 'one-way',
      depart: null,
      adults: 1,
      cabin: 'economy',
      children: [],
    })
  })
})

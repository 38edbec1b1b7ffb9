import { describe, expect, it } from 'vitest'
import { tourRefundAt } from './cancellation.ts'
import { chooseUnits, quantitiesOf } from './choose-units.ts'
import { tourFacet, tourPriceRange } from './facets.ts'
import { judgeTours, keepPassingTours, noTourFilters, type TourFilters, tourRules } from './filters.ts'
import { foundTour } from './found-tour.fixture.ts'
import { sortTours, tourSorts, tourViews } from './results.ts'
import { TourSearch } from './search.ts'
import { tourFromParams, tourToParams } from './search-params.ts'
import type { TourUnit } from './tour.ts'

const tours = [
  foundTour('walk', 100),
  foundTour('cruise', 200, {
    title: 'Sunset cruise',
    city: 'Badagry',
    categories: ['boat-tours'],
    interests: ['romantic'],
    services: ['hotel-pickup', 'instant-confirmation'],
    attractions: ['Lighthouse'],
    languages: ['fr'],
    startTimes: ['17:30'],
    duration: { from: 240, to: 300 },
    freeCancellationHours: null,
    score: 3.9,
    km: 4,
  }),
  foundTour('ticket', 50, { startTimes: [], score: null, duration: null, languages: [] }),
]
const keys = (filters: Partial<TourFilters>) =>
  keepPassingTours(judgeTours(tours, { ...noTourFilters, ...filters })).map(({ key }) => key)

describe('tours are filtered by everything that the specification names', () => {
  it.each<[string, Partial<TourFilters>, string[]]>([
    ['nothing', {}, ['walk', 'cruise', 'ticket']],
    ['date', { date: ['2026-12-12'] }, ['walk', 'cruise', 'ticket']],
    ['a date without places', { date: ['2026-12-13'] }, []],
    ['day', { day: ['sat'], maxPrice: 150 }, ['walk', 'ticket']],
    ['price', { minPrice: 90, maxPrice: 199 }, ['walk', 'ticket']],
    ['time', { time: ['evening'] }, ['cruise']],
    ['opening hours count as daylight', { time: ['afternoon'] }, ['ticket']],
    ['duration', { duration: ['4-8h'] }, ['cruise']],
    ['destination', { destination: ['Badagry'] }, ['cruise']],
    ['language', { language: ['fr', 'de'] }, ['cruise']],
    ['interest', { interest: ['history'] }, ['walk', 'ticket']],
    ['all services', { service: ['hotel-pickup', 'instant-confirmation'] }, ['cruise']],
    ['category', { category: ['boat-tours'] }, ['cruise']],
    ['attractions', { attractions: ['Lighthouse'] }, ['cruise']],
    ['cancellation', { cancellation: true }, ['walk', 'ticket']],
    ['rating', { rating: 4 }, ['walk']],
    ['words', { query: ['sunset'] }, ['cruise']],
    ['misspelt words', { query: ['sunste', 'criuse'] }, ['cruise']],
  ])('%s', (_name, filters, found) => {
    expect(keys(filters)).toEqual(found)
  })

  it('a filtered card has the price of a day that passes', () => {
    const [card] = keepPassingTours(judgeTours(tours.slice(0, 1), { ...noTourFilters, day: ['sat'] }))
    expect(card).toMatchObject({ day: '2026-12-12', total: 150, isOnlyDay: true })
  })

  it('a card knows whether another of its days passes', () => {
    const [card] = keepPassingTours(judgeTours(tours.slice(0, 1), noTourFilters))
    expect(card).toMatchObject({ day: '2026-12-11', total: 100, isOnlyDay: false })
  })

  it('are kept in the address', () => {
    const filters = tourRules.change(noTourFilters, { category: ['food'], rating: 4, cancellation: true, maxPrice: 900 })
    expect(tourRules.fromParams(new URLSearchParams(tourRules.toParams(filters)))).toEqual(filters)
  })
})

it('the counts of a filter ignore its own choice', () => {
  const judged = judgeTours(tours, { ...noTourFilters, category: ['boat-tours'] })
  expect(tourFacet(judged, 'category')).toEqual([
    { value: 'walking-tours', count: 2, from: 50 },
    { value: 'boat-tours', count: 1, from: 200 },
  ])
  expect(tourFacet(judged, 'language')).toEqual([{ value: 'fr', count: 1, from: 200 }])
  expect(tourPriceRange(judgeTours(tours, noTourFilters))).toEqual({ min: 50, max: 200 })
})

it('tours are sorted by the lowest price by default, and shown as a list', () => {
  expect([tourSorts[0], tourViews[0]]).toEqual(['price:asc', 'list'])
  const listed = keepPassingTours(judgeTours(tours, noTourFilters))
  expect(sortTours(listed, 'price:asc').map(({ key }) => key)).toEqual(['ticket', 'walk', 'cruise'])
  expect(sortTours(listed, 'rating:desc').map(({ key }) => key)).toEqual(['walk', 'cruise', 'ticket'])
  expect(sortTours(listed, 'duration:asc').map(({ key }) => key)).toEqual(['walk', 'cruise', 'ticket'])
})

const unit = (kind: TourUnit['kind'], minAge: number, maxAge: number, accompaniedBy: string[] = []): TourUnit => ({
  id: kind,
  kind,
  title: kind,
  minAge,
  maxAge,
  minQuantity: null,
  maxQuantity: null,
  admits: 1,
  accompaniedBy,
  needsName: false,
})
const option = {
  units: [unit('senior', 65, 99), unit('adult', 13, 99), unit('child', 4, 12, ['adult']), unit('infant', 0, 3, ['adult'])],
  minUnits: 1,
  maxUnits: 4,
}

describe('people', () => {
  it('get the unit of their age, adults the one without proof', () => {
    const chosen = chooseUnits(option, { adults: 2, children: [7, 1] })
    expect(chosen?.map((one) => [one.unit.kind, one.age])).toEqual([
      ['adult', null],
      ['adult', null],
      ['child', 7],
      ['infant', 1],
    ])
    expect(quantitiesOf(chosen ?? [])).toContainEqual({ unitId: 'adult', quantity: 2 })
  })

  it('are refused where one of them has no unit, or where they are too many', () => {
    expect(chooseUnits({ ...option, units: [unit('adult', 18, 99)] }, { adults: 1, children: [7] })).toBeNull()
    expect(chooseUnits(option, { adults: 5, children: [] })).toBeNull()
  })
})

it('cancelling is free until the cut-off and costs everything after it', () => {
  const net = { amount: 80_00, currency: 'EUR' }
  const terms = { net, cancellation: [{ until: '2026-12-10T09:00:00.000Z', penalty: { amount: 0, currency: 'EUR' } }] }
  const charge = { total: { amount: 150_000_00, currency: 'NGN' } }
  expect(tourRefundAt(terms, charge, new Date('2026-12-10T08:59:59Z'))).toMatchObject({
    refund: charge.total,
    supplierRefund: net,
  })
  expect(tourRefundAt(terms, charge, new Date('2026-12-10T09:00:00Z'))).toMatchObject({
    penalty: charge.total,
    refund: { amount: 0 },
  })
})

it('a search is kept in its link', () => {
  const search = TourSearch.parse({
    destination: { kind: 'city', id: 'city:lagos-ng', name: 'Lagos', latitude: 6.4541, longitude: 3.3947 },
    from: '2026-12-10',
    to: '2026-12-14',
    adults: 2,
    children: [7, 0],
  })
  expect(TourSearch.parse(tourFromParams(tourToParams(search)))).toEqual(search)
})

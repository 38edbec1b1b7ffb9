import { describe, expect, it } from 'vitest'
import { noFilters } from '#domain/flights/filters.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { groupByItinerary } from '#domain/flights/results.ts'
import { appliedFilters } from './applied-filters.ts'
import { filterOptions } from './filter-options.ts'

const direct = pricedOffer('direct', 900, { legs: [{ flight: '1', departs: '2026-12-10T10:30:00', minutes: 380 }] })
const oneStop = pricedOffer('stop', 500, {
  legs: [{ flight: '2', departs: '2026-12-10T22:00:00', minutes: 720, via: 'ADD' }],
  owner: 'ET',
  ownerName: 'Ethiopian Airlines',
  refund: { allowed: true, penalty: null },
})
const groups = groupByItinerary([direct, oneStop])
const suppliers = [{ id: 'duffel', title: 'Duffel' }]

describe('what the rail offers', () => {
  const options = filterOptions(groups, noFilters, suppliers)

  it('counts journeys up to a number of stops, with the lowest total', () => {
    expect(options.stops.map(({ label, count, from }) => [label, count, from])).toEqual([
      ['Direct', 1, 900],
      ['Up to 1 stop', 2, 500],
      ['Up to 2 stops', 2, 500],
    ])
  })

  it('counts what each fare condition would leave', () => {
    expect(options.refundable).toMatchObject({ count: 1, from: 500 })
    expect(options.changeable).toMatchObject({ count: 0, from: null })
  })

  it('has no return times for one way, and the ends of price and duration', () => {
    expect(options.returns).toEqual([])
    expect(options.total).toEqual({ min: 500, max: 900 })
    expect(options.minutes).toEqual({ min: 380, max: 720 })
  })

  it('keeps an airline in its line when other filters leave none of its journeys', () => {
    const narrowed = filterOptions(groups, { ...noFilters, stops: 0 }, suppliers)
    expect(narrowed.airlines.map(({ label, count }) => [label, count])).toEqual([
      ['Ethiopian Airlines', 0],
      ['Virgin Atlantic', 1],
    ])
  })
})

describe('filters in force', () => {
  const names = { airline: (code: string) => `airline ${code}`, supplier: (id: string) => id, price: (n: number) => `NGN ${n}` }

  it('says each in words and lifts only that one', () => {
    const filters = { ...noFilters, stops: 0, airlines: ['ET', 'VS'], departs: ['morning' as const], maxMinutes: 600 }
    expect(appliedFilters(filters, names).map((one) => [one.label, one.without])).toEqual([
      ['Direct', { stops: null }],
      ['airline ET', { airlines: ['VS'] }],
      ['airline VS', { airlines: ['ET'] }],
      ['Departs morning 06:00–11:59', { departs: [] }],
      ['Up to 10 h each way', { maxMinutes: null }],
    ])
  })

  it('is empty when nothing narrows the list', () => {
    expect(appliedFilters(noFilters, names)).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayPartOf,
  dayParts,
  FlightFilters,
  facet,
  filterGroups,
  filtersFromParams,
  filtersToParams,
  noFilters,
  passes,
} from './filters.ts'
import { pricedOffer } from './priced-offer.fixture.ts'
import { groupByItinerary } from './results.ts'

const direct = pricedOffer('direct', 500_00, { owner: 'VS', supplier: 'duffel' })
const flex = pricedOffer('flex', 700_00, {
  brand: 'Flex',
  refund: { allowed: true, penalty: null },
  change: { allowed: true, penalty: null },
})
const stop = pricedOffer('stop', 300_00, {
  owner: 'AT',
  supplier: 'zenith',
  legs: [{ flight: '554', departs: '2026-12-10T23:10:00', minutes: 700, via: 'CMN' }],
  passengers: [
    { id: 'p1', type: 'ADT', age: null, baggage: { checked: null, cabin: 1 } },
    { id: 'p2', type: 'INF', age: 1, baggage: { checked: 0, cabin: 0 } },
  ],
})
const back = pricedOffer('back', 900_00, {
  legs: [
    { flight: '412', departs: '2026-12-10T10:30:00', minutes: 380 },
    { flight: '411', departs: '2026-12-20T06:00:00', minutes: 390, via: 'CDG' },
  ],
})
const groups = groupByItinerary([direct, flex, stop, back])
const left = (change: Partial<FlightFilters>) =>
  filterGroups(groups, { ...noFilters, ...change })
    .flatMap((group) => group.offers.map((offer) => offer.id))
    .toSorted()

const filters = fc.record({
  stops: fc.option(fc.nat(2)),
  airlines: fc.subarray(['VS', 'AT', 'BA']),
  suppliers: fc.subarray(['duffel', 'zenith']),
  departs: fc.subarray([...dayParts]),
  returns: fc.subarray([...dayParts]),
  maxMinutes: fc.option(fc.integer({ min: 1, max: 1500 })),
  maxTotal: fc.option(fc.integer({ min: 1, max: 1_000_00 })),
  checkedBag: fc.boolean(),
  refundable: fc.boolean(),
  changeable: fc.boolean(),
})

describe('filters', () => {
  it.each([
    ['nothing', {}, ['back', 'direct', 'flex', 'stop']],
    ['no stops on any way', { stops: 0 }, ['direct', 'flex']],
    ['one stop at most', { stops: 1 }, ['back', 'direct', 'flex', 'stop']],
    ['an airline', { airlines: ['AT'] }, ['stop']],
    ['a supplier', { suppliers: ['duffel'] }, ['back', 'direct', 'flex']],
    ['a departure in the evening', { departs: ['evening'] }, ['stop']],
    ['a return in the morning', { returns: ['morning'] }, ['back']],
    ['the longest way', { maxMinutes: 389 }, ['direct', 'flex']],
    ['a price', { maxTotal: 500_00 }, ['direct', 'stop']],
    ['a checked bag for everyone who can have one', { checkedBag: true }, ['back', 'direct', 'flex']],
    ['a refund', { refundable: true }, ['flex']],
    ['a change', { changeable: true }, ['flex']],
    ['several at once', { refundable: true, airlines: ['AT'] }, []],
  ] as const)('by %s keep what fits', (_, change, ids) => {
    expect(left(FlightFilters.partial().parse(change))).toEqual([...ids])
  })

  it('read six-hour parts of the day', () => {
    const parts = ['00:00', '05:59', '06:00', '11:59', '12:00', '17:59', '18:00', '23:59'].map((time) =>
      dayPartOf(`2026-12-10T${time}:00`),
    )
    expect(parts).toEqual(['night', 'night', 'morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'])
  })

  it('narrow more the more of them there are', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        for (const offer of [direct, flex, stop, back]) {
          expect(passes(offer, noFilters)).toBe(true)
          for (const name of ['stops', 'airlines', 'maxTotal', 'refundable'] as const)
            if (passes(offer, chosen)) expect(passes(offer, chosen, name)).toBe(true)
        }
      }),
    )
  })

  it('show the cheapest fare that is left of an itinerary', () => {
    const [group] = filterGroups(groups, { ...noFilters, refundable: true })
    expect(group?.cheapest.id).toBe('flex')
    expect(group?.offers).toHaveLength(1)
  })
})

describe('live counts', () => {
  const airlines = (chosen: Partial<FlightFilters>) =>
    facet(groups, { ...noFilters, ...chosen }, 'airlines', (offer) => [offer.owner])

  it('count itineraries, not fares, with the lowest price, cheapest first', () => {
    expect(airlines({})).toEqual([
      { value: 'AT', count: 1, from: 300_00 },
      { value: 'VS', count: 2, from: 500_00 },
    ])
  })

  it('follow the other filters and not their own', () => {
    expect(airlines({ airlines: ['AT'], stops: 0 })).toEqual([{ value: 'VS', count: 1, from: 500_00 }])
  })
})

describe('filters in a link', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersFromParams(new URLSearchParams(filtersToParams(chosen)))).toEqual(chosen)
      }),
    )
  })

  it('leave nothing behind when nothing is filtered', () => {
    expect(filtersToParams(noFilters)).toEqual({})
  })

  it('that cannot be read narrow nothing', () => {
    expect(filtersFromParams(new URLSearchParams('stops=9&departs=noon&maxTotal=abc&maxMinutes=-1&refundable=yes'))).toEqual(
      noFilters,
    )
  })
})

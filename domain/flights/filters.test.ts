import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median } from '../results/facets.ts'
import { facet } from './facets.ts'
import {
  FlightFilters,
  fareAlliances,
  fareCabins,
  filtersFromParams,
  filtersToParams,
  judgeGroups,
  keepPassing,
  noFilters,
  passes,
} from './filters.ts'
import { dayPartOf, dayParts } from './offer-facts.ts'
import { pricedOffer } from './priced-offer.fixture.ts'
import { groupByItinerary } from './results.ts'

const direct = pricedOffer('direct', 500_00, { owner: 'VS', supplier: 'duffel' })
const flex = pricedOffer('flex', 700_00, {
  brand: 'Flex',
  emissionsKg: 480,
  holdUntil: '2026-11-22T12:00:00Z',
  refund: { allowed: true, penalty: null },
  change: { allowed: true, penalty: null },
})
const stop = pricedOffer('stop', 300_00, {
  owner: 'AT',
  supplier: 'zenith',
  isPrivateFare: true,
  emissionsKg: 700,
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
  keepPassing(judgeGroups(groups, { ...noFilters, ...change }))
    .flatMap((group) => group.offers.map((offer) => offer.id))
    .toSorted()

const wayParts = dayParts.flatMap((part) => [`0-${part}`, `1-${part}`])
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }))
const filters = fc.record({
  stops: fc.option(fc.nat(2)),
  airlines: fc.subarray(['VS', 'AT', 'BA']),
  alliances: fc.subarray([...fareAlliances]),
  cabins: fc.subarray([...fareCabins]),
  departs: fc.subarray(wayParts),
  arrives: fc.subarray(wayParts),
  airports: fc.subarray(['0-LOS', '1-LHR', '1-LGW']),
  avoid: fc.subarray(['CMN', 'CDG']),
  maxMinutes: limit(1500),
  minLayover: limit(600),
  maxLayover: limit(1500),
  noNight: fc.boolean(),
  noAirportChange: fc.boolean(),
  maxTotal: limit(1_000_00),
  maxEmissions: limit(2_000),
  checkedBag: fc.boolean(),
  cabinBag: fc.boolean(),
  refundable: fc.boolean(),
  changeable: fc.boolean(),
  payLater: fc.boolean(),
  privateFare: fc.boolean(),
  suppliers: fc.subarray(['duffel', 'zenith']),
})

describe('filters', () => {
  it.each([
    ['nothing', {}, ['back', 'direct', 'flex', 'stop']],
    ['no stops on any way', { stops: 0 }, ['direct', 'flex']],
    ['one stop at most', { stops: 1 }, ['back', 'direct', 'flex', 'stop']],
    ['an airline', { airlines: ['AT'] }, ['stop']],
    ['a supplier', { suppliers: ['duffel'] }, ['back', 'direct', 'flex']],
    ['the alliance of all flights', { alliances: ['skyteam'] }, ['back', 'direct', 'flex', 'stop']],
    ['another alliance', { alliances: ['oneworld', 'none'] }, []],
    ['a departure in the evening', { departs: ['0-evening'] }, ['stop']],
    [
      'a return in the morning, which one-way journeys have none of',
      { departs: ['1-morning'] },
      ['back', 'direct', 'flex', 'stop'],
    ],
    ['a departure and a return', { departs: ['0-morning', '1-evening'] }, ['direct', 'flex']],
    ['an arrival in the morning', { arrives: ['0-morning'] }, ['back', 'direct', 'flex']],
    ['an airport of a city', { airports: ['1-LGW'] }, []],
    ['airports to avoid between flights', { avoid: ['CMN', 'ADD'] }, ['back', 'direct', 'flex']],
    ['a cabin', { cabins: ['business', 'mixed'] }, []],
    ['stated carbon dioxide', { maxEmissions: 500 }, ['flex']],
    ['a cabin bag', { cabinBag: true }, ['back', 'direct', 'flex', 'stop']],
    ['an airline that waits for its money', { payLater: true }, ['flex']],
    ['a corporate fare', { privateFare: true }, ['stop']],
    ['the longest way', { maxMinutes: 389 }, ['direct', 'flex']],
    ['a price', { maxTotal: 500_00 }, ['direct', 'stop']],
    ['a checked bag for everyone who can have one', { checkedBag: true }, ['back', 'direct', 'flex']],
    ['a refund', { refundable: true }, ['flex']],
    ['a change', { changeable: true }, ['flex']],
    ['several at once', { refundable: true, airlines: ['AT'] }, []],
  ] as const)('by %s keep matching offers', (_, change, ids) => {
    expect(left(FlightFilters.partial().parse(change))).toEqual([...ids])
  })

  it('use parts of the day of six hours', () => {
    const parts = ['00:00', '05:59', '06:00', '11:59', '12:00', '17:59', '18:00', '23:59'].map((time) =>
      dayPartOf(`2026-12-10T${time}:00`),
    )
    expect(parts).toEqual(['night', 'night', 'morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'])
  })

  it('are all applied', () => {
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

  it('show the cheapest matching fare of an itinerary', () => {
    const [group] = keepPassing(judgeGroups(groups, { ...noFilters, refundable: true }))
    expect(group?.cheapest.id).toBe('flex')
    expect(group?.offers).toHaveLength(1)
  })
})

describe('live counts', () => {
  const airlines = (chosen: Partial<FlightFilters>) =>
    facet(judgeGroups(groups, { ...noFilters, ...chosen }), 'airlines', (offer) => [offer.owner])

  it('count itineraries, not fares, with the lowest price, cheapest first', () => {
    expect(airlines({})).toEqual([
      { value: 'AT', count: 1, from: 300_00 },
      { value: 'VS', count: 2, from: 500_00 },
    ])
  })

  it('depend on the other filters, not on their own', () => {
    expect(airlines({ airlines: ['AT'], stops: 0 })).toEqual([{ value: 'VS', count: 1, from: 500_00 }])
  })
})

describe('layovers', () => {
  const via = (arrives: string, departs: string, from = 'ADD') => {
    const offer = pricedOffer('via', 100, { legs: [{ flight: '1', departs: '2026-12-10T10:00:00', minutes: 900, via: 'ADD' }] })
    const [slice] = offer.slices
    const [first, second] = slice?.segments ?? []
    if (!slice || !first || !second) throw new Error('two flights')
    return {
      ...offer,
      slices: [
        {
          ...slice,
          segments: [
            { ...first, arrivesAt: arrives },
            { ...second, departsAt: departs, from },
          ],
        },
      ],
    }
  }
  const night = via('2026-12-10T20:30:00', '2026-12-11T07:00:00')
  const short = via('2026-12-10T20:30:00', '2026-12-10T21:20:00')
  const moved = via('2026-12-10T12:00:00', '2026-12-10T18:00:00', 'XYZ')
  const stays = (change: Partial<FlightFilters>) =>
    [night, short, moved, direct].map((offer) => passes(offer, { ...noFilters, ...change }))

  it('have a maximum and a minimum, which nonstop flights always pass', () => {
    expect(stays({ maxLayover: 360 })).toEqual([false, true, true, true])
    expect(stays({ minLayover: 60 })).toEqual([true, false, true, true])
  })

  it('can exclude nights and changes of airport', () => {
    expect(stays({ noNight: true })).toEqual([false, true, true, true])
    expect(stays({ noAirportChange: true })).toEqual([true, true, false, true])
    expect(stays({ avoid: ['XYZ'] })).toEqual([true, true, false, true])
  })
})

it('show the median as typical', () => {
  expect(median([700, 100, 480])).toBe(480)
  expect(median([])).toBeNull()
})

describe('filters in a link', () => {
  it('are restored as they were', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersFromParams(new URLSearchParams(filtersToParams(chosen)))).toEqual(chosen)
      }),
    )
  })

  it('are empty without filters', () => {
    expect(filtersToParams(noFilters)).toEqual({})
  })

  it('that are invalid are ignored', () => {
    expect(
      filtersFromParams(
        new URLSearchParams('stops=9&departs=noon&maxTotal=abc&maxMinutes=-1&refundable=yes&cabins=sofa&airports=London'),
      ),
    ).toEqual(noFilters)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricedOffer } from './priced-offer.fixture.ts'
import { bestScore, groupByItinerary, sortGroups, sorts } from './results.ts'

const at = (minutes: number, via?: string) => [
  { flight: String(minutes), departs: '2026-12-10T10:30:00', minutes, ...(via ? { via } : {}) },
]

const offers = fc.array(
  fc
    .record({
      total: fc.integer({ min: 1, max: 1_000_00 }),
      minutes: fc.constantFrom(300, 380, 600),
      brand: fc.constantFrom('Light', 'Flex'),
      via: fc.option(fc.constant('CDG')),
    })
    .map(({ total, minutes, brand, via }) => ({ total, brand, legs: at(minutes, via ?? undefined) })),
  { maxLength: 30 },
)
const made = (list: { total: number; brand: string; legs: ReturnType<typeof at> }[]) =>
  list.map(({ total, brand, legs }, n) => pricedOffer(`o${n}`, total, { brand, legs }))

describe('grouping by itinerary', () => {
  it('knows an offer that a cheaper one of the same fare has replaced', () => {
    const [group] = groupByItinerary([pricedOffer('first', 300_00), pricedOffer('cheaper', 200_00)])
    expect(group?.offers.map(({ id }) => id)).toEqual(['cheaper'])
    expect(group?.ids).toEqual(['first', 'cheaper'])
  })

  it('puts the fare families of the same flights together, cheapest first', () => {
    const groups = groupByItinerary([
      pricedOffer('flex', 300_00, { brand: 'Flex', refund: { allowed: true, penalty: null } }),
      pricedOffer('light', 200_00),
      pricedOffer('later', 250_00, { legs: at(500) }),
    ])
    expect(groups.map((group) => group.offers.map((offer) => offer.id))).toEqual([['light', 'flex'], ['later']])
    expect(groups[0]?.cheapest.id).toBe('light')
  })

  it('keeps only the cheaper of two offers with equal family, conditions and bags', () => {
    const bags = (checked: number, cabin: number) => ({
      passengers: [{ id: 'p1', type: 'ADT' as const, age: null, baggage: { checked, cabin } }],
    })
    const groups = groupByItinerary([
      pricedOffer('dear', 300_00, { supplier: 'duffel' }),
      pricedOffer('cheap', 200_00, { supplier: 'zenith' }),
      pricedOffer('two bags', 310_00, bags(2, 1)),
      pricedOffer('two bags and two aboard', 320_00, bags(2, 2)),
    ])
    expect(groups[0]?.offers.map((offer) => offer.id)).toEqual(['cheap', 'two bags', 'two bags and two aboard'])
  })

  it('loses no itinerary and never its lowest price, whatever the order of offers', () => {
    fc.assert(
      fc.property(offers, (list) => {
        const groups = groupByItinerary(made(list))
        const key = (legs: ReturnType<typeof at>) => `${legs[0]?.minutes}${legs[0]?.via}`
        expect(groups).toHaveLength(new Set(list.map((one) => key(one.legs))).size)
        for (const group of groups) {
          const same = made(list).filter(
            (offer) =>
              offer.slices[0]?.minutes === group.cheapest.slices[0]?.minutes &&
              offer.slices[0]?.segments.length === group.cheapest.slices[0]?.segments.length,
          )
          expect(group.cheapest.total.amount).toBe(Math.min(...same.map((offer) => offer.total.amount)))
          expect(group.offers[0]).toBe(group.cheapest)
        }
      }),
    )
  })
})

describe('sorting', () => {
  const cheapSlow = pricedOffer('cheap', 100_000_00, { legs: at(1200, 'CDG') })
  const dearFast = pricedOffer('fast', 118_000_00, { legs: at(380) })
  const dear = pricedOffer('dear', 200_000_00, { legs: at(400) })
  const order = (sort: (typeof sorts)[number]) =>
    sortGroups(groupByItinerary([dear, dearFast, cheapSlow]), sort).map((group) => group.cheapest.id)

  it('puts the lowest price first under Cheapest and the shortest time first under Fastest', () => {
    expect(order('cheapest')).toEqual(['cheap', 'fast', 'dear'])
    expect(order('fastest')).toEqual(['fast', 'dear', 'cheap'])
  })

  it('Best adds 3 % of the lowest price per hour and 6 % per stop', () => {
    // 20 h and one stop: 100,000 x (1 + 0.60 + 0.06). 6 h 20 min direct: 118,000 + 100,000 x 0.19.
    expect(bestScore(cheapSlow, 100_000_00)).toBeCloseTo(166_000_00)
    expect(bestScore(dearFast, 100_000_00)).toBeCloseTo(137_000_00)
    expect(order('best')).toEqual(['fast', 'cheap', 'dear'])
  })

  it('supports the earliest departure and arrival, and puts flights without emissions last', () => {
    const on = (id: string, departs: string, emissionsKg: number | null) =>
      pricedOffer(id, 100, { legs: [{ flight: id, departs, minutes: 300 }], emissionsKg })
    const found = groupByItinerary([
      on('noon', '2026-12-10T12:00:00', 900),
      on('dawn', '2026-12-10T05:10:00', null),
      on('dusk', '2026-12-10T18:00:00', 400),
    ])
    const ids = (sort: (typeof sorts)[number]) => sortGroups(found, sort).map((group) => group.cheapest.id)
    expect(ids('departure')).toEqual(['dawn', 'noon', 'dusk'])
    expect(ids('arrival')).toEqual(['dawn', 'noon', 'dusk'])
    expect(ids('emissions')).toEqual(['dusk', 'noon', 'dawn'])
  })

  it('does not depend on the order of arrival, and keeps every itinerary', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom(...sorts), (list, sort) => {
        const groups = groupByItinerary(made(list))
        const once = sortGroups(groups, sort).map((group) => group.key)
        expect(sortGroups([...groups].reverse(), sort).map((group) => group.key)).toEqual(once)
        expect(once.toSorted()).toEqual(groups.map((group) => group.key).toSorted())
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { rebuildOffer } from './rebuild-offer.ts'
import { expectSound, lands, leaves, now, search, type Trip } from './search-trip.fixture.ts'

const roundTheWorld: Trip = [
  ['LOS', 'LON', '2026-12-05'],
  ['LON', 'PAR', '2026-12-09'],
  ['PAR', 'DXB', '2026-12-12'],
  ['DXB', 'SIN', '2026-12-15'],
  ['SIN', 'NBO', '2026-12-20'],
  ['NBO', 'LOS', '2026-12-27'],
]

describe('a search of six slices', () => {
  const offers = search(roundTheWorld)

  it("returns offers of several airlines, with partners' flights, within limits", () => {
    const owners = new Set(offers.map(({ owner }) => owner.iata_code))
    expect(owners).toContain('ZZ')
    expect(owners.size).toBeGreaterThan(2)
    expect(offers.length).toBeLessThanOrEqual(600)
  })

  it('returns whole journeys, each slice after the previous one, in one fare family', { tags: ['full'] }, () => {
    for (const offer of offers) {
      expectSound(offer)
      expect(offer.slices.map(({ origin }) => origin.iata_city_code)).toEqual(roundTheWorld.map(([origin]) => origin))
      expect(new Set(offer.slices.map(({ fare_brand_name }) => fare_brand_name)).size).toBe(1)
      for (const [index, slice] of offer.slices.entries()) {
        const [first, before] = [slice.segments[0], offer.slices[index - 1]?.segments.at(-1)]
        if (first && before) expect(leaves(first)).toBeGreaterThan(lands(before))
      }
    }
  })

  it('returns each journey once in each fare family', () => {
    const flights = Map.groupBy(offers, (offer) =>
      offer.slices
        .flatMap(({ segments }) =>
          segments.map((one) => `${one.marketing_carrier.iata_code}${one.marketing_carrier_flight_number}@${one.departing_at}`),
        )
        .join(' '),
    )
    expect(flights.size).toBeLessThan(offers.length)
    for (const brands of flights.values()) {
      const names = brands.map(({ slices }) => slices[0]?.fare_brand_name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('is reproduced from its id byte for byte', () => {
    for (const offer of offers.slice(0, 60)) expect(rebuildOffer(offer.id, { seed: 'test', now })).toEqual({ offer })
  })
})

it('allows four slices on one day for an airline with frequent flights', () => {
  const offers = search([
    ['LOS', 'ABV', '2026-12-05'],
    ['ABV', 'LOS', '2026-12-05'],
    ['LOS', 'PHC', '2026-12-05'],
    ['PHC', 'LOS', '2026-12-05'],
  ])
  expect(offers.length).toBeGreaterThan(0)
})

import { describe, expect, test } from 'vitest'
import { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { DroppedEvent, HttpEvent } from '../../http/integration-event.ts'
import fixture from './fixtures/offer.json' with { type: 'json' }
import { createOfferReader, readOffer } from './read-offers.ts'

type Wire = typeof fixture

function changed(change: (offer: Wire) => void): Wire {
  const copy = structuredClone(fixture)
  change(copy)
  return copy
}

const first = <T>(list: readonly T[]): T => {
  const [item] = list
  if (item === undefined) throw new Error('empty')
  return item
}

/** The n-th segment of the outbound slice. */
function segmentOf(offer: Wire, index: number) {
  const segment = offer.slices[0]?.segments[index]
  if (segment === undefined) throw new Error('no segment')
  return segment
}

describe('a valid offer', () => {
  const offer = readOffer(fixture, 'duffel')

  test('has the shape of the domain', () => {
    expect(SupplierFlightOffer.parse(offer)).toEqual(offer)
  })

  test('has its exact price in minor units', () => {
    expect(offer.net).toEqual({ amount: 64020, currency: 'GBP' })
    expect(offer.netTax).toEqual({ amount: 10010, currency: 'GBP' })
    expect(offer.refund).toEqual({ allowed: true, penalty: { amount: 10000, currency: 'GBP' } })
    expect(offer.change).toEqual({ allowed: false, penalty: null })
  })

  test('contains the fare conditions of each slice, the amenities, and the accepted loyalty programmes', () => {
    expect(offer.slices[0]?.conditions).toEqual({
      refund: { allowed: true, penalty: { amount: 10000, currency: 'GBP' } },
      change: { allowed: false, penalty: null },
      seatSelection: null,
      priorityBoarding: null,
      priorityCheckIn: null,
    })
    expect(offer.slices[0]?.segments[0]?.amenities).toEqual({ wifi: 'paid', power: true, seat: 'standard' })
    expect(offer).toMatchObject({ loyaltyAirlines: ['QR'], conditionsUrl: null, isPrivateFare: false })
  })

  test('keeps the price if display data are invalid', () => {
    const odd = changed((one) => {
      Object.assign(first(one.slices), { conditions: 'none' })
      Object.assign(first(segmentOf(one, 0).passengers), { cabin: { amenities: 'all' } })
      Object.assign(one, { supported_loyalty_programmes: ['Privilege Club'] })
      Object.assign(one.owner, { conditions_of_carriage_url: 'javascript:alert(1)' })
    })
    expect(readOffer(odd, 'duffel')).toMatchObject({ net: offer.net, loyaltyAirlines: [], conditionsUrl: null })
  })

  test('has a short, URL-safe, stable, unique id that does not reveal the supplier', () => {
    expect(offer.id).toMatch(/^[\w-]{14}$/)
    expect(readOffer(fixture, 'duffel').id).toBe(offer.id)
    expect(readOffer(fixture, 'zenith').id).not.toBe(offer.id)
    expect(offer.supplierOfferId).toBe('off_00009htYpSCXrwaB9DnUm0')
  })

  test('has its flights with local times, carriers and minutes', () => {
    expect(offer.slices.map((slice) => [slice.from, slice.to, slice.minutes, slice.segments.length])).toEqual([
      ['LOS', 'LHR', 1235, 2],
      ['LHR', 'LOS', 400, 1],
    ])
    expect(offer.slices[1]?.segments[0]).toMatchObject({
      departsAt: '2027-01-05T11:10:00',
      marketingCarrier: 'QR',
      flightNumber: '5942',
      operatingCarrier: 'BA',
      fromTerminal: '5',
      aircraft: 'Boeing 777-300ER',
      cabin: 'economy',
      fareBasis: 'OXZ0RO',
    })
  })

  test('contains passenger types and their bags', () => {
    expect(offer.passengers.map((one) => one.type)).toEqual(['ADT', 'CHD', 'INF'])
    expect(first(offer.passengers).baggage).toEqual({ checked: 2, cabin: 1 })
  })

  test('can be held until the airline requires payment', () => {
    expect(offer.holdUntil).toBe('2026-11-23T10:00:00Z')
    const instant = changed((o) => {
      o.payment_requirements.requires_instant_payment = true
    })
    expect(readOffer(instant, 'duffel').holdUntil).toBeNull()
  })
})

describe('missing data', () => {
  test('bags are null if a segment has none listed', () => {
    const silent = changed((o) => {
      for (const slice of o.slices) for (const segment of slice.segments) for (const one of segment.passengers) one.baggages = []
    })
    expect(readOffer(silent, 'duffel').passengers.map((one) => one.baggage)).toEqual(
      Array(3).fill({ checked: null, cabin: null }),
    )
  })

  test('the whole journey has the conditions of its strictest segment', () => {
    const mixed = changed((o) => {
      first(first(segmentOf(o, 0).passengers).baggages).quantity = 1
    })
    expect(first(readOffer(mixed, 'duffel').passengers).baggage).toEqual({ checked: 1, cabin: 1 })
  })

  test('a missing duration is computed from the airports’ zones', () => {
    const raw = {
      ...fixture,
      slices: fixture.slices.map((slice) => ({
        ...slice,
        duration: null,
        segments: slice.segments.map((s) => ({ ...s, duration: null })),
      })),
    }
    expect(readOffer(raw, 'duffel').slices.map((slice) => slice.minutes)).toEqual([1235, 400])
    expect(readOffer(raw, 'duffel').slices[0]?.segments.map((segment) => segment.minutes)).toEqual([450, 570])
  })

  test('a passenger without a type gets one by age', () => {
    const raw = {
      ...fixture,
      passengers: [
        { id: 'a', age: 1 },
        { id: 'b', age: 2 },
        { id: 'c', age: 12 },
      ].map((one) => ({ ...one, type: null })),
    }
    expect(readOffer(raw, 'duffel').passengers.map((one) => one.type)).toEqual(['INF', 'CHD', 'ADT'])
  })

  test('a flight over the date line that arrives the day before is valid', () => {
    const raw = changed((o) => {
      const slice = o.slices[1]
      const segment = slice?.segments[0]
      if (!slice || !segment) throw new Error('no segment')
      segment.origin.time_zone = 'Pacific/Auckland'
      segment.destination.time_zone = 'Pacific/Honolulu'
      segment.departing_at = '2027-01-05T23:55:00'
      segment.arriving_at = '2027-01-05T09:35:00'
      slice.duration = segment.duration = 'PT8H40M'
    })
    expect(readOffer(raw, 'duffel').slices[1]?.minutes).toBe(520)
  })
})

describe('an invalid offer does not affect others', () => {
  const bad: { name: string; raw: unknown }[] = [
    { name: 'F12 a price that is not a number', raw: { ...fixture, total_amount: 'NaN' } },
    { name: 'F12 a negative price', raw: { ...fixture, total_amount: '-640.20' } },
    { name: 'F12 a price of zero', raw: { ...fixture, total_amount: '0.00' } },
    { name: 'F12 a price beyond what is counted exactly', raw: { ...fixture, total_amount: '99999999999999999999.00' } },
    { name: 'F12 a price beyond belief', raw: { ...fixture, total_amount: '64020000000.00' } },
    { name: 'F12 a price with an exponent', raw: { ...fixture, total_amount: '6e2' } },
    { name: 'F12 a price as a number', raw: { ...fixture, total_amount: 640.2 } },
    { name: 'F11 a fraction that the currency does not have', raw: { ...fixture, total_currency: 'JPY' } },
    { name: 'F11 a currency that does not exist', raw: { ...fixture, total_currency: 'ZZZ' } },
    { name: 'F14 no id', raw: { ...fixture, id: undefined } },
    { name: 'F14 no slices', raw: { ...fixture, slices: [] } },
    { name: 'F14 no time of expiry', raw: { ...fixture, expires_at: undefined } },
    { name: 'not an offer at all', raw: 'offer' },
    {
      name: 'an arrival before the departure',
      raw: changed((o) => {
        segmentOf(o, 0).arriving_at = '2026-12-14T12:00:00'
      }),
    },
    {
      name: 'a connection that leaves before the flight before it lands',
      raw: changed((o) => {
        segmentOf(o, 1).departing_at = '2026-12-14T21:00:00'
      }),
    },
    {
      name: 'a day that does not exist',
      raw: changed((o) => {
        segmentOf(o, 0).departing_at = '2026-13-45T13:05:00'
      }),
    },
  ]

  test.each(bad)('$name is dropped and counted', ({ raw }) => {
    const events: (HttpEvent | DroppedEvent)[] = []
    const read = createOfferReader('duffel', (event) => events.push(event))
    const other = { ...fixture, id: 'off_other' }
    expect(read([fixture, raw, other]).map((offer) => offer.supplierOfferId)).toEqual([fixture.id, 'off_other'])
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ event: 'dropped', supplier: 'duffel', what: 'offer' })
  })

  test('F13 an id occurs once, also across batches', () => {
    const read = createOfferReader('duffel', undefined)
    expect(read([fixture, fixture])).toHaveLength(1)
    expect(read([fixture])).toHaveLength(0)
  })
})

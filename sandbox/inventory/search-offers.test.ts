import type { Offer as DuffelOffer, SeatMap as DuffelSeatMap } from '@duffel/api/types'
import { describe, expect, it } from 'vitest'
import { airlineByIata } from './network/airlines.ts'
import { airportByIata, airports } from './network/places.ts'
import type { QueryPassenger } from './offer-query.ts'
import { passengerId } from './passenger-id.ts'
import { account, expectSound, leaves, now, query, search, type Trip } from './search-trip.fixture.ts'
import { seatMapsFor } from './seat-maps.ts'
import type { Offer, SeatMap } from './wire.ts'

const owners = (offers: readonly Offer[]) => new Set(offers.map((offer) => offer.owner.iata_code))
const direct = (offers: readonly Offer[]) => offers.filter((offer) => offer.slices.every((slice) => slice.segments.length === 1))

describe('a search', () => {
  it('returns the same bytes for the same query', () => {
    const trip: Trip = [
      ['LOS', 'LON', '2026-12-20'],
      ['LON', 'LOS', '2027-01-10'],
    ]
    expect(JSON.stringify(search(trip))).toBe(JSON.stringify(search(trip)))
  })

  it('returns other offers with another seed', () => {
    const trip: Trip = [['LOS', 'LON', '2026-12-20']]
    expect(search(trip).map((offer) => offer.total_amount)).not.toEqual(
      search(trip, { seed: 'other' }).map((offer) => offer.total_amount),
    )
  })

  it('has the shapes of the official client', () => {
    const [offer] = search([['LOS', 'LHR', '2026-12-10']])
    if (!offer) throw new Error('no offer')
    const typed = { ...offer, available_services: [] } satisfies DuffelOffer
    const maps: SeatMap[] = seatMapsFor(offer)
    const typedMaps = maps satisfies DuffelSeatMap[]
    expect(typed.owner.id).toMatch(/^arl_/)
    expect(typedMaps).toHaveLength(offer.slices.flatMap((slice) => slice.segments).length)
  })

  it('returns 150 to 400 round trips between Lagos and London, with three fare families', () => {
    const offers = search([
      ['LOS', 'LON', '2026-12-14'],
      ['LON', 'LOS', '2027-01-11'],
    ])
    expect(offers.length).toBeGreaterThanOrEqual(150)
    expect(offers.length).toBeLessThanOrEqual(400)
    expect(
      new Set(offers.filter((offer) => offer.owner.iata_code === 'P4').map((offer) => offer.slices[0]?.fare_brand_name)).size,
    ).toBe(3)
  })

  it('returns Lagos to London nonstop on Air Peace, British Airways and Virgin, and with connections on many others', () => {
    const week = Array.from({ length: 7 }, (_, day) => search([['LOS', 'LON', `2026-12-0${day + 1}`]])).flat()
    expect([...owners(direct(week))]).toEqual(expect.arrayContaining(['P4', 'BA', 'VS']))
    expect([...owners(week)]).toEqual(expect.arrayContaining(['ET', 'TK', 'KQ', 'MS', 'AT', 'WB', 'QR', 'EK', 'AF', 'KL', 'LH']))
  })

  it('returns a dozen flights a day between Lagos and Abuja on several airlines', () => {
    const offers = direct(search([['LOS', 'ABV', '2026-12-02']])).filter((offer) => offer.owner.iata_code !== 'ZZ')
    const flights = new Set(
      offers.map((offer) => `${offer.owner.iata_code}${offer.slices[0]?.segments[0]?.marketing_carrier_flight_number}`),
    )
    expect(flights.size).toBeGreaterThanOrEqual(12)
    expect(owners(offers).size).toBeGreaterThanOrEqual(6)
    expect(offers.every((offer) => !offer.passenger_identity_documents_required)).toBe(true)
  })

  it('returns no departures within two hours, in the past, beyond 400 days, or on an invalid date', () => {
    const soonest = Math.min(
      ...search([['LOS', 'ABV', '2026-11-21']]).map((offer) => leaves(offer.slices[0]?.segments[0] ?? fail())),
    )
    expect(soonest).toBeGreaterThanOrEqual(now.getTime() + 2 * 3_600_000)
    expect(search([['LOS', 'ABV', '2026-11-20']])).toEqual([])
    expect(search([['LOS', 'ABV', '2027-12-30']])).toEqual([])
    expect(search([['LOS', 'ABV', '2027-02-30']])).toEqual([])
  })

  const ages = { adult: null, child: 7, infant_without_seat: 1 }

  it('charges a child three quarters of the fare and an infant a tenth', () => {
    const party = (...types: QueryPassenger['type'][]) =>
      types.map(
        (type, index): QueryPassenger => ({
          id: passengerId('key', index),
          type,
          age: ages[type],
        }),
      )
    const base = (passengers: QueryPassenger[]) =>
      Number(search([['LOS', 'LHR', '2026-12-10']], { passengers }).find((offer) => offer.owner.iata_code === 'BA')?.base_amount)
    const adult = base(party('adult'))
    expect(base(party('adult', 'child')) - adult).toBeCloseTo(adult * 0.75, -1)
    expect(base(party('adult', 'infant_without_seat')) - adult).toBeCloseTo(adult * 0.1, -1)
  })

  it('returns every passenger in every segment with the id of the request', () => {
    const passengers: QueryPassenger[] = [0, 1].map((index) => ({ id: passengerId('key', index), type: 'adult' }))
    for (const offer of search([['LOS', 'LHR', '2026-12-10']], { passengers })) {
      expect(offer.passengers.map(({ id }) => id)).toEqual(passengers.map(({ id }) => id))
      for (const segment of offer.slices.flatMap((slice) => slice.segments))
        expect(segment.passengers.map((one) => one.passenger_id)).toEqual(passengers.map(({ id }) => id))
    }
  })

  it('accepts nine passengers and refuses a tenth, not counting lap infants', () => {
    const adults = (count: number): QueryPassenger[] =>
      Array.from({ length: count }, (_, index) => ({ id: passengerId('key', index), type: 'adult' }))
    expect(
      search([['LOS', 'ABV', '2026-12-01']], {
        passengers: [...adults(9), { id: 'pas_lap', type: 'infant_without_seat', age: 1 }],
      }),
    ).not.toEqual([])
    expect(search([['LOS', 'ABV', '2026-12-01']], { passengers: adults(10) })).toEqual([])
  })

  it('respects the requested hours', () => {
    const [slice] = query([['LOS', 'ABV', '2026-12-01']]).slices
    if (!slice) throw new Error('no slice')
    const offers = search([], { slices: [{ ...slice, departure_time: { from: '06:00', to: '12:00' } }] })
    expect(offers).not.toEqual([])
    for (const offer of offers) expect((offer.slices[0]?.segments[0]?.departing_at ?? '').slice(11, 16) <= '12:00').toBe(true)
  })

  it('returns six slices on one ticket, each after the previous one', { tags: ['full'] }, () => {
    const offers = search([
      ['LOS', 'ACC', '2027-01-05'],
      ['ACC', 'ADD', '2027-01-08'],
      ['ADD', 'NBO', '2027-01-12'],
      ['NBO', 'ADD', '2027-01-15'],
      ['ADD', 'DXB', '2027-01-18'],
      ['DXB', 'LOS', '2027-01-25'],
    ])
    expect([...owners(offers)]).toContain('ET')
    for (const offer of offers) expectSound(offer)
    expect(Math.max(...offers.map((offer) => offer.id.length))).toBeLessThan(400)
  })

  it('returns cabins that the aircraft has', () => {
    const business = search([['LOS', 'LHR', '2026-12-10']], { cabinClass: 'business' })
    expect(business).not.toEqual([])
    expect(
      business.every((offer) => offer.slices[0]?.segments.some((segment) => segment.passengers[0]?.cabin_class === 'business')),
    ).toBe(true)
    expect(search([['LOS', 'ILR', '2026-12-10']], { cabinClass: 'first' })).toEqual([])
  })

  it('applies a private fare of its airline, and marks it', () => {
    const privateFares = { BA: [{ corporate_code: '5623', tracking_reference: 'ABN:2345' }] }
    const price = (offers: Offer[]) => offers.find((offer) => offer.owner.iata_code === 'BA')
    const cheaper = price(search([['LOS', 'LHR', '2026-12-10']], { privateFares }))
    expect(cheaper?.private_fares).toEqual([{ type: 'corporate', corporate_code: '5623', tracking_reference: 'ABN:2345' }])
    expect(Number(cheaper?.base_amount)).toBeLessThan(Number(price(search([['LOS', 'LHR', '2026-12-10']]))?.base_amount))
  })

  it('sells in naira at Zenith, only from its carriers, and never at a higher price than elsewhere', {
    tags: ['full'],
  }, () => {
    const trip: Trip = [['LOS', 'LHR', '2026-12-10']]
    const zenith = search(trip, { account: account('duffel_test_zenith') })
    expect([...owners(zenith)]).not.toContain('ZZ')
    expect([...owners(zenith)]).toContain('P4')
    for (const offer of zenith) expect(offer.total_currency).toBe('NGN')
    const fare = (offers: Offer[], carrier: string) =>
      Number(offers.find((offer) => offer.owner.iata_code === carrier)?.base_amount)
    const ratio = (carrier: string) => fare(zenith, carrier) / 1530 / fare(search(trip), carrier)
    for (const carrier of ['P4', 'BA', 'ET', 'MS']) expect(ratio(carrier)).toBeGreaterThan(0.955)
    for (const carrier of ['P4', 'BA', 'ET', 'MS']) expect(ratio(carrier)).toBeLessThan(1.01)
  })

  it('has penalties for allowed changes and refunds only', () => {
    for (const offer of search([['LOS', 'LHR', '2026-12-10']])) {
      for (const rule of Object.values(offer.conditions)) {
        expect(rule?.allowed === false ? rule.penalty_amount === null : Number(rule?.penalty_amount) >= 0).toBe(true)
        expect(Number(rule?.penalty_amount ?? 0)).toBeLessThanOrEqual(Number(offer.base_amount))
      }
    }
  })

  it('can be held on some airlines, until a deadline before departure', () => {
    const offers = search([['LOS', 'LHR', '2027-02-10']])
    const holdable = offers.filter((offer) => !offer.payment_requirements.requires_instant_payment)
    expect(holdable.length).toBeGreaterThan(0)
    expect(holdable.length).toBeLessThan(offers.length)
    for (const { payment_requirements } of holdable)
      expect(Date.parse(payment_requirements.payment_required_by ?? '')).toBeGreaterThan(now.getTime())
  })
})

function fail(): never {
  throw new Error('expected a segment')
}

describe('the lists', () => {
  it('have a Duffel id for every place and airline', () => {
    expect(airports.length).toBeGreaterThanOrEqual(880)
    expect(airportByIata.get('LHR')).toMatchObject({ id: 'arp_lhr_gb', city: { id: 'cit_lon_gb' }, time_zone: 'Europe/London' })
    expect(airlineByIata.get('P4')?.name).toBe('Air Peace')
  })
})

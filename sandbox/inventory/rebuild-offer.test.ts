import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accounts } from './accounts.ts'
import type { OfferQuery, QueryPassenger } from './offer-query.ts'
import { passengerId } from './passenger-id.ts'
import { rebuildOffer } from './rebuild-offer.ts'
import { repriceOffer } from './reprice-offer.ts'
import { searchOffers } from './search-offers.ts'
import { seatMapsFor } from './seat-maps.ts'
import { servicesFor } from './services-for.ts'
import { taxesFor } from './taxes-for.ts'
import type { Offer, Seat } from './wire.ts'

const now = new Date('2026-11-21T10:00:12.345Z')
const seed = 'test'

function offersFor(more: Partial<OfferQuery> = {}): Offer[] {
  const [account] = accounts
  if (!account) throw new Error('no account')
  return searchOffers({
    seed,
    now,
    account,
    slices: [
      { origin: 'LOS', destination: 'LON', departure_date: '2026-12-20' },
      { origin: 'LON', destination: 'LOS', departure_date: '2027-01-10' },
    ],
    passengers: [
      { id: passengerId('k', 0), type: 'adult' },
      { id: passengerId('k', 1), type: 'infant_without_seat', age: 1 },
    ],
    searchKey: 'k',
    ...more,
  })
}

function offerFor(more?: Partial<OfferQuery>): Offer {
  const [offer] = offersFor(more)
  if (!offer) throw new Error('no offer')
  return offer
}

describe('an offer id', () => {
  it('reproduces the offer byte for byte, for every account, cabin and party', () => {
    const passenger = fc.constantFrom<Omit<QueryPassenger, 'id'>>(
      { type: 'adult' },
      { type: 'child', age: 9 },
      { type: 'infant_without_seat', age: 0 },
    )
    const party = fc
      .array(passenger, { maxLength: 5 })
      .map((others) => [{ type: 'adult' } satisfies Omit<QueryPassenger, 'id'>, ...others])
    fc.assert(
      fc.property(
        fc.constantFrom(...accounts),
        fc.constantFrom('economy', 'business', 'premium_economy', undefined),
        party,
        fc.string(),
        (account, cabinClass, people, searchKey) => {
          const passengers = people.map((one, index) => ({ ...one, id: passengerId(searchKey, index) }))
          for (const offer of offersFor({ account, passengers, searchKey, ...(cabinClass && { cabinClass }) }).filter(
            (_, index) => index % 20 === 0,
          )) {
            expect(JSON.stringify(rebuildOffer(offer.id, { seed, now }))).toBe(JSON.stringify({ offer }))
          }
        },
      ),
      { seed: 3, numRuns: 25 },
    )
  })

  it('includes a private fare and ids of the client', () => {
    const offer = offersFor({
      passengers: [{ id: 'passenger_0', type: 'adult' }],
      privateFares: { BA: [{ tracking_reference: 'ABN:1' }] },
    }).find((one) => one.owner.iata_code === 'BA')
    if (!offer) throw new Error('no offer')
    expect(rebuildOffer(offer.id, { seed, now })).toEqual({ offer })
    expect(offer.private_fares).toEqual([{ type: 'leisure', tracking_reference: 'ABN:1' }])
  })

  it('expires after thirty minutes', () => {
    const { id } = offerFor()
    expect(rebuildOffer(id, { seed, now: new Date(now.getTime() + 30 * 60_000 - 1) })).toHaveProperty('offer')
    expect(rebuildOffer(id, { seed, now: new Date(now.getTime() + 30 * 60_000) })).toEqual({ error: 'expired' })
  })

  it('cannot be forged: changing any character invalidates it', () => {
    const { id } = offerFor()
    fc.assert(
      fc.property(fc.integer({ min: 4, max: id.length - 1 }), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        fc.pre(id[at] !== letter)
        expect(rebuildOffer(id.slice(0, at) + letter + id.slice(at + 1), { seed, now })).toEqual({ error: 'not_found' })
      }),
      { seed: 11, numRuns: 200 },
    )
    for (const wrong of ['', 'off_', 'ord_123', `${id}A`, id.slice(0, -1), `${id}\n`])
      expect(rebuildOffer(wrong, { seed, now })).toEqual({ error: 'not_found' })
  })

  it('is unknown to a sandbox with another seed', () => {
    expect(rebuildOffer(offerFor().id, { seed: 'other', now })).toEqual({ error: 'not_found' })
  })
})

describe('parts of an offer', () => {
  it('has taxes that sum to the total tax', () => {
    for (const offer of offersFor().slice(0, 60)) {
      const sum = taxesFor(offer, { seed }).reduce((total, line) => total + Number(line.amount), 0)
      expect(sum).toBeCloseTo(Number(offer.tax_amount), 2)
    }
  })

  it('names the passenger charge and the sales charge of Nigeria, and British duty on the way back', () => {
    const codes = taxesFor(offerFor(), { seed }).map((line) => line.code)
    expect(codes).toEqual(expect.arrayContaining(['NG', 'TE', 'GB', 'UB']))
  })

  it('has a bag for every seat and slice, in the offer’s currency, and none for a lap infant', () => {
    const offer = offerFor()
    const bags = servicesFor(offer).filter((service) => service.type === 'baggage')
    expect(bags.map((service) => service.passenger_ids)).toEqual([[passengerId('k', 0)], [passengerId('k', 0)]])
    expect(new Set(servicesFor(offer).map((service) => service.id)).size).toBe(servicesFor(offer).length)
    expect(bags.every((service) => service.total_currency === offer.total_currency)).toBe(true)
  })

  it('has a seat map for every segment, and sells only free seats of the right cabin to passengers with a seat', () => {
    const offer = offerFor()
    const maps = seatMapsFor(offer)
    expect(maps.map((map) => map.segment_id)).toEqual(
      offer.slices.flatMap((slice) => slice.segments.map((segment) => segment.id)),
    )
    for (const map of maps) {
      const seats = map.cabins
        .flatMap((cabin) => cabin.rows.flatMap((row) => row.sections.flatMap((section) => section.elements)))
        .filter((element): element is Seat => element.type === 'seat')
      expect(new Set(seats.map((seat) => seat.designator)).size).toBe(seats.length)
      const open = seats.filter((seat) => seat.available_services.length > 0)
      expect(open.length).toBeGreaterThan(0)
      expect(open.length).toBeLessThan(seats.length)
      expect(open.every((seat) => seat.available_services.every((service) => service.passenger_id === passengerId('k', 0)))).toBe(
        true,
      )
    }
    expect(seatMapsFor(offer)).toEqual(maps)
  })

  it('changes the fare and not the taxes when a price changes', () => {
    const offer = offerFor()
    const dearer = repriceOffer(offer, 1.1)
    expect(dearer.id).toBe(offer.id)
    expect(Number(dearer.base_amount)).toBeGreaterThan(Number(offer.base_amount))
    expect(Number(dearer.total_amount)).toBeCloseTo(Number(dearer.base_amount) + Number(dearer.tax_amount), 2)
  })
})

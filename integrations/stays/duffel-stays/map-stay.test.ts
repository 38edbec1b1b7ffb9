import { describe, expect, test } from 'vitest'
import { StayListing } from '#domain/stays/property.ts'
import { SupplierStayRate } from '#domain/stays/rate.ts'
import type { DroppedEvent, HttpEvent } from '../../http/integration-event.ts'
import type { SupplierStay } from '../port.ts'
import fixture from './fixtures/result.json' with { type: 'json' }
import { createStayReader } from './map-stay.ts'

function read(raw: readonly unknown[]): { stays: SupplierStay[]; dropped: (HttpEvent | DroppedEvent)[] } {
  const dropped: (HttpEvent | DroppedEvent)[] = []
  const reader = createStayReader('stayx2', (event) => dropped.push(event))
  const stays = reader.read(raw, true)
  reader.tell()
  return { stays, dropped }
}

function only<T>(items: readonly T[] | null | undefined): T {
  const [item] = items ?? []
  if (item === undefined) throw new Error('nothing there')
  return item
}

/** The fixture with its first rate changed, and the result. */
function withRate(change: Record<string, unknown>) {
  const room = only(fixture.accommodation.rooms)
  const rooms = [{ ...room, rates: [{ ...room.rates[0], ...change }] }]
  const { stays, dropped } = read([{ ...fixture, accommodation: { ...fixture.accommodation, rooms } }])
  return { stay: stays[0], rate: stays[0]?.rates?.[0], dropped }
}

describe('a valid answer', () => {
  const stay = only(read([fixture]).stays)
  const [flexible, deposit, guarantee] = stay.rates ?? []

  test('has the shapes of the domain', () => {
    expect(StayListing.parse(stay.listing)).toEqual(stay.listing)
    for (const rate of stay.rates ?? []) expect(SupplierStayRate.parse(rate)).toEqual(rate)
    expect(stay).toMatchObject({
      resultId: fixture.id,
      cheapest: { amount: 79900, currency: 'GBP' },
      expiresAt: '2026-11-22T16:30:00.000Z',
    })
  })

  test('contains the property', () => {
    expect(stay.listing).toEqual({
      supplier: 'stayx2',
      listingId: 'acc_0000AWr2VsUNIF1Vl91xg0',
      name: 'Duffel Test Hotel',
      address: { line: 'Duffel Test Hotel', city: 'Henderson Island', region: 'Pitcairn', postcode: 'PCRN 1ZZ', country: 'PN' },
      district: null,
      latitude: -24.374377,
      longitude: -128.327111,
      type: null,
      profiles: [],
      stars: 4,
      score: 8.4,
      reviewCount: 1231,
      chain: 'Duffel Hotel Group',
      brand: 'Duffel Inn',
      amenities: ['parking', 'pool'],
      photos: ['https://assets.duffel.com/img/stays/image.jpg'],
      description: 'A test hotel by the sea.',
      checkInFrom: '14:30',
      checkOutUntil: '11:30',
      keyCollection: 'Key is available at reception.',
      nearby: [],
      phone: '+442080160509',
      email: 'frontdesk@duffel.example',
      loyaltyProgramme: 'Duffel hotel group rewards',
    })
  })

  test('contains exact prices, in minor units', () => {
    expect(flexible).toMatchObject({
      net: { amount: 79900, currency: 'GBP' },
      base: { amount: 66583, currency: 'GBP' },
      tax: { amount: 13317, currency: 'GBP' },
      fee: { amount: 0, currency: 'GBP' },
      commission: { amount: 8470, currency: 'GBP' },
      localCharges: { amount: 3995, currency: 'USD' },
      left: 3,
      isOnRequest: false,
      isNegotiated: false,
      membersOnly: false,
    })
  })

  test('contains for each rate the amount paid now: the price, at most the price, or nothing', () => {
    expect([flexible, deposit, guarantee].map((rate) => [rate?.payWhen, rate?.payNow.amount])).toEqual([
      ['now', 79900],
      ['deposit', 90580],
      ['property', 0],
    ])
  })

  test('has refunds as penalties, until instants in UTC', () => {
    expect(flexible?.cancellation).toEqual([
      { until: '2026-12-17T14:00:00.000Z', penalty: { amount: 0, currency: 'GBP' } },
      { until: '2026-12-19T14:00:00.000Z', penalty: { amount: 39950, currency: 'GBP' } },
    ])
    expect(deposit?.cancellation).toEqual([])
    expect(guarantee?.cancellation).toEqual([{ until: '2026-12-19T13:00:00.000Z', penalty: { amount: 0, currency: 'GBP' } }])
  })

  test('leaves missing facts empty, and has no local charges of zero', () => {
    expect(guarantee).toMatchObject({
      base: null,
      tax: null,
      fee: null,
      localCharges: null,
      isNegotiated: true,
      membersOnly: true,
    })
    expect(deposit).toMatchObject({ fee: null, localCharges: null, left: null })
  })
})

describe('an answer with gaps', () => {
  test('with only name, place and price is a property', () => {
    const { id, name, location } = fixture.accommodation
    const bare = { id, name, location: { geographic_coordinates: location.geographic_coordinates } }
    const { cheapest_rate_total_amount, cheapest_rate_currency, expires_at } = fixture
    const { stays, dropped } = read([
      { id: 'srr_1', accommodation: bare, cheapest_rate_total_amount, cheapest_rate_currency, expires_at },
    ])
    expect(StayListing.parse(stays[0]?.listing)).toEqual(stays[0]?.listing)
    expect([stays[0]?.rates, dropped]).toEqual([[], []])
  })

  test.each([
    ['14:30:00', '14:30'],
    ['3 pm', null],
    ['25:00', null],
    ['', null],
  ])('a check-in time of %j is shown as %j', (check_in_after_time, shown) => {
    const check_in_information = { check_in_after_time, check_out_before_time: check_in_after_time }
    const { stays } = read([{ ...fixture, accommodation: { ...fixture.accommodation, check_in_information } }])
    expect(stays[0]?.listing).toMatchObject({ checkInFrom: shown, checkOutUntil: shown })
  })

  test('or with invalid display data, leaves that empty', () => {
    const accommodation = {
      ...fixture.accommodation,
      amenities: 'many',
      photos: [{ url: 'javascript:x' }, 7],
      rating: 9,
      review_score: 'good',
      chain: [],
    }
    const { stays } = read([{ ...fixture, accommodation }])
    expect(stays[0]?.listing).toMatchObject({ amenities: [], photos: [], score: null, chain: null, stars: null })
  })

  test.each([
    ['parts that do not sum to the price are omitted', { tax_amount: '1.00' }, { base: null, tax: null, fee: null }],
    ['an amount in another currency is omitted', { estimated_commission_currency: 'USD' }, { commission: null }],
    [
      'a stated deposit is the amount paid at booking',
      { payment_type: 'deposit', deposit_amount: '239.70', deposit_currency: 'GBP' },
      { payNow: { amount: 23970, currency: 'GBP' } },
    ],
    [
      'a deposit above the price is ignored',
      { payment_type: 'deposit', deposit_amount: '1000.00', deposit_currency: 'GBP' },
      { payNow: { amount: 79900, currency: 'GBP' } },
    ],
    [
      'a public price is included',
      { public_amount: '850.00', public_currency: 'GBP' },
      { publicPrice: { amount: 85000, currency: 'GBP' } },
    ],
    ['no timeline is no refund', { cancellation_timeline: null }, { cancellation: [] }],
    ['its own time of expiry may be missing', { expires_at: null }, { expiresAt: '2026-11-22T16:30:00.000Z' }],
  ])('%s', (_name, change, expected) => {
    expect(withRate(change).rate).toMatchObject(expected)
  })

  test.each([
    ['price not above zero', { total_amount: '0.00' }],
    ['unreadable price', { total_amount: 'NaN' }],
    ['unreadable price', { total_amount: '799.001' }],
    ['implausible price', { total_amount: '99999999999.00' }],
    ['unknown currency', { total_currency: 'XYZ' }],
    ['missing or wrong total_amount', { total_amount: 799 }],
    ['missing or wrong board_type', { board_type: 'snacks' }],
    ['missing or wrong payment_type', { payment_type: 'barter' }],
    ['missing or wrong id', { id: '' }],
    ['unreadable cancellation', { cancellation_timeline: [{ before: 'soon', refund_amount: '1.00', currency: 'GBP' }] }],
    [
      'unreadable cancellation',
      { cancellation_timeline: [{ before: '2026-12-17T14:00:00Z', refund_amount: '1.00', currency: 'EUR' }] },
    ],
    ['not paid from a balance', { available_payment_methods: ['card'] }],
  ])('a rate with a %s is dropped, and the property remains', (reason, change) => {
    const { stay, dropped } = withRate(change)
    expect(stay?.rates).toEqual([])
    expect(dropped).toEqual([{ event: 'dropped', supplier: 'stayx2', what: 'rate', reasons: { [reason]: 1 } }])
  })

  test('invalid properties are dropped and counted once, the others remain', () => {
    const placeless = { ...fixture, accommodation: { ...fixture.accommodation, location: {} } }
    const nameless = { ...fixture, accommodation: { ...fixture.accommodation, id: 'acc_2', name: ' ' } }
    const { stays, dropped } = read([placeless, null, fixture, nameless, fixture])
    expect(stays).toHaveLength(1)
    expect(dropped).toEqual([
      {
        event: 'dropped',
        supplier: 'stayx2',
        what: 'property',
        reasons: {
          'missing or wrong accommodation.location.geographic_coordinates': 1,
          'missing or wrong offer': 1,
          'missing or wrong accommodation.name': 1,
          'repeated id': 1,
        },
      },
    ])
  })
})

import { expect, it } from 'vitest'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import { keepOrder } from './steady-order.ts'

const offer: PricedFlightOffer = {
  id: 'off_1',
  supplier: 'duffel',
  owner: 'VS',
  ownerName: 'Virgin Atlantic',
  slices: [],
  passengers: [],
  refund: null,
  change: null,
  holdUntil: null,
  priceGuaranteedUntil: null,
  documentsRequired: false,
  loyaltyAirlines: [],
  conditionsUrl: null,
  isPrivateFare: false,
  emissionsKg: null,
  expiresAt: '2026-11-21T12:00:00Z',
  departure: { city: 'Lagos', zone: 'Africa/Lagos' },
  total: { amount: 100, currency: 'NGN' },
  perTraveller: { amount: 100, currency: 'NGN' },
  waterfall: null,
}
const group = (key: string): ItineraryGroup => ({ key, offers: [offer], cheapest: offer })
const keys = (groups: readonly ItineraryGroup[]) => groups.map((one) => one.key).join('')

it('leaves what was seen where it was and appends what is new in its own order', () => {
  const steady = keepOrder(['d', 'a', 'e', 'b', 'c'].map(group), ['a', 'b', 'c'])
  expect(keys(steady.groups)).toBe('abcde')
  expect(steady.waiting).toBe(2)
})

it('drops what is no longer there', () => {
  expect(keys(keepOrder(['b'].map(group), ['a', 'b']).groups)).toBe('b')
})

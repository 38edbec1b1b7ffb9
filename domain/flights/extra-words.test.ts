import { expect, test } from 'vitest'
import type { ChosenAncillary } from './ancillaries.ts'
import { extraLines, sharedExtraLines } from './extra-words.ts'
import { pricedOffer } from './priced-offer.fixture.ts'

const itinerary = pricedOffer('off', 100_000_00, {
  legs: [
    { flight: '412', departs: '2026-12-10T10:30:00', minutes: 380 },
    { flight: '411', departs: '2026-12-20T10:30:00', minutes: 380 },
  ],
})
const [out = '', back = ''] = itinerary.slices.flatMap((slice) => slice.segments.map((segment) => segment.id))
const extra = (title: string, more: Partial<ChosenAncillary>): ChosenAncillary => ({
  id: title,
  kind: 'seat',
  title,
  quantity: 1,
  passengerIds: ['pas_1'],
  segmentIds: [out],
  price: { amount: 5_000_00, currency: 'NGN' },
  ...more,
})
const booked = {
  itinerary,
  extras: [
    extra('Seat 14C', { segmentIds: [back] }),
    extra('Seat 12A', {}),
    extra('Checked bag, 23 kg', { kind: 'checked-bag', quantity: 2, segmentIds: [out, back] }),
    extra('Seat 12B', { passengerIds: ['pas_2'] }),
    extra('Cancel for any reason', { kind: 'cancel-for-any-reason', passengerIds: ['pas_1', 'pas_2'], segmentIds: [] }),
  ],
}

test('a traveller’s seats and bags are listed in travel order, with the flight unless they are for all flights', () => {
  expect(extraLines(booked, 'pas_1')).toEqual(['Seat 12A, LOS to LHR', '2 x Checked bag, 23 kg', 'Seat 14C, LHR to LOS'])
  expect(extraLines(booked, 'pas_2')).toEqual(['Seat 12B, LOS to LHR'])
})

test('an ancillary for the whole party belongs to no traveller', () => {
  expect(sharedExtraLines(booked)).toEqual(['Cancel for any reason'])
})

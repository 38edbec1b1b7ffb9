import { expect, it } from 'vitest'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { applied, type FoundFlights } from './running-search.ts'

const searching = { id: 'duffel', title: 'Duffel', status: 'searching' as const, offers: 0, milliseconds: null }
const found: FoundFlights = {
  suppliers: [searching],
  offers: [],
  isFinished: false,
  expiresAt: '2026-11-21T12:00:00Z',
  failure: null,
}

it('adds offers as they come and counts them at their source', () => {
  const change = applied(found, { type: 'offers', supplier: 'duffel', offers: [pricedOffer('a', 1), pricedOffer('b', 2)] })
  expect(change.offers).toHaveLength(2)
  expect(change.suppliers).toEqual([{ ...searching, offers: 2 }])
})

it('takes what a source reports of itself in place of what was counted', () => {
  const progress = { ...searching, status: 'late' as const, offers: 1, milliseconds: 6000 }
  expect(applied(found, { type: 'supplier', progress }).suppliers).toEqual([progress])
})

it('is finished when the stream says so', () => {
  expect(applied(found, { type: 'finished', offers: 0, milliseconds: 900 })).toEqual({ isFinished: true })
})

import { describe, expect, it } from 'vitest'
import { fromCompareParam, legsOf, toCompareParam } from './compare.ts'
import { pricedOffer } from './priced-offer.fixture.ts'

describe('slices of equal journeys', () => {
  it('have the same cities in the same order, whatever the airports, stops and dates', () => {
    const direct = pricedOffer('a', 1)
    const later = pricedOffer('b', 1, { legs: [{ flight: '9', departs: '2026-12-24T10:00:00', minutes: 700, via: 'CMN' }] })
    const back = pricedOffer('c', 1, {
      legs: [
        { flight: '1', departs: '2026-12-10T10:00:00', minutes: 300 },
        { flight: '2', departs: '2026-12-20T10:00:00', minutes: 300 },
      ],
    })
    expect(legsOf(direct)).toBe(legsOf(later))
    expect(legsOf(back)).not.toBe(legsOf(direct))
  })
})

describe('a comparison in a link', () => {
  it('is restored, each flight with the price at which it was selected', () => {
    const seen = ['a', 'b', 'c', 'd'].map((offerId, at) => ({ searchId: 's', offerId, seen: at === 3 ? null : 25_000_00 + at }))
    expect(toCompareParam(seen)).toBe('s.a.2500000,s.b.2500001,s.c.2500002,s.d')
    expect(fromCompareParam(toCompareParam(seen))).toEqual(seen)
  })

  it('omits what is invalid and what exceeds four', () => {
    const a = { searchId: 's', offerId: 'a', seen: null }
    expect(fromCompareParam('')).toEqual([])
    expect(fromCompareParam('nonsense,.x,y.,s.a,s.a,s.a.100')).toEqual([a])
    expect(fromCompareParam('s.a.cheap')).toEqual([a])
    expect(fromCompareParam('s.a,s.b,s.c,s.d,s.e')).toHaveLength(4)
  })
})

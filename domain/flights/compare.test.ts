import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToCompare,
  type Comparable,
  compareWords,
  fromCompareParam,
  isSameFlight,
  legsOf,
  removeFromCompare,
  toCompareParam,
} from './compare.ts'
import { pricedOffer } from './priced-offer.fixture.ts'

const flight = (offerId: string, legs = 'Lagos-London'): Comparable => ({ searchId: 's', offerId, legs })
const four = ['a', 'b', 'c', 'd'].map((id) => flight(id))
const flights = fc.record({
  searchId: fc.constantFrom('s1', 's2'),
  offerId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  legs: fc.constantFrom('Lagos-London', 'Lagos-Dubai'),
})

describe('comparing flights', () => {
  it('holds four; a fifth is refused in the words of the specification and changes nothing', () => {
    const { list, said } = addToCompare(four, flight('e'))
    expect(list).toEqual(four)
    expect(said && compareWords[said]).toBe('Only 4 flights are allowed to compare')
  })

  it('starts again with the newest when it goes other ways, even when four are there', () => {
    const { list, said } = addToCompare(four, flight('x', 'Lagos-Dubai'))
    expect(list).toEqual([flight('x', 'Lagos-Dubai')])
    expect(said && compareWords[said]).toBe('All flights has to be the same to compare')
  })

  it('adds a flight once', () => {
    expect(addToCompare(four, flight('a'))).toEqual({ list: four, said: null })
  })

  it('never holds more than four, two of one, or two sets of legs, and always the newest unless it is full', () => {
    fc.assert(
      fc.property(fc.array(flights, { maxLength: 20 }), (added) => {
        let list: Comparable[] = []
        for (const one of added) {
          const next = addToCompare(list, one)
          if (next.said === 'full') expect(next.list).toEqual(list)
          else expect(next.list.some((kept) => isSameFlight(kept, one))).toBe(true)
          list = next.list
          expect(list.length).toBeLessThanOrEqual(4)
          expect(new Set(list.map((kept) => kept.legs)).size).toBe(1)
          expect(new Set(list.map((kept) => `${kept.searchId} ${kept.offerId}`)).size).toBe(list.length)
        }
      }),
    )
  })

  it('takes away what is named and nothing else', () => {
    expect(removeFromCompare(four, { searchId: 's', offerId: 'b' }).map((one) => one.offerId)).toEqual(['a', 'c', 'd'])
  })
})

describe('the same ways', () => {
  it('are the same cities in the same order, whatever the airport, the stops and the day', () => {
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
  it('comes back as it was, each flight with the price it was ticked at', () => {
    const seen = four.map(({ searchId, offerId }, at) => ({ searchId, offerId, seen: at === 3 ? null : 25_000_00 + at }))
    expect(toCompareParam(seen)).toBe('s.a.2500000,s.b.2500001,s.c.2500002,s.d')
    expect(fromCompareParam(toCompareParam(seen))).toEqual(seen)
  })

  it('leaves out what cannot be read and what is too much', () => {
    const a = { searchId: 's', offerId: 'a', seen: null }
    expect(fromCompareParam('')).toEqual([])
    expect(fromCompareParam('nonsense,.x,y.,s.a,s.a,s.a.100')).toEqual([a])
    expect(fromCompareParam('s.a.cheap')).toEqual([a])
    expect(fromCompareParam('s.a,s.b,s.c,s.d,s.e')).toHaveLength(4)
  })
})

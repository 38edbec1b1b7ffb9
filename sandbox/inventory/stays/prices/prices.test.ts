import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingsIn } from '../catalogue/find-listings.ts'
import { anyListing, anyStay, couple, now, seed, supplierNumbered } from '../stays.fixture.ts'
import { cityByCode } from '../world/cities.ts'
import { isFreeAt, localMoment, refundAt, timelineOf } from './cancellation-timeline.ts'
import { priceHouse } from './price-rates.ts'
import { sleepersPerRoom } from './stay-query.ts'

const lagos = cityByCode.get('LOS')
if (!lagos) throw new Error('no Lagos')
const houses = listingsIn(lagos, { seed, supplier: supplierNumbered(2) })

describe('a price', () => {
  it('is base, tax and fee, in whole hundredths, for a room that is large enough', () => {
    fc.assert(
      fc.property(anyListing, anyStay, (listing, stay) => {
        for (const { room, price } of priceHouse(listing, stay)?.rates ?? []) {
          expect(Object.values(price).every(Number.isSafeInteger)).toBe(true)
          expect(price.base).toBeGreaterThan(0)
          expect(price.base + price.tax + price.fee).toBe(price.total)
          expect(room.sleeps).toBeGreaterThanOrEqual(sleepersPerRoom(stay))
        }
      }),
      { seed: 4, numRuns: 400 },
    )
  })

  it('is the same when asked again, and the cheapest is the least of all', () => {
    fc.assert(
      fc.property(anyListing, anyStay, (listing, stay) => {
        const prices = priceHouse(listing, stay)
        expect(priceHouse(listing, stay)).toEqual(prices)
        if (prices) expect(prices.cheapest.price.total).toBe(Math.min(...prices.rates.map(({ price }) => price.total)))
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  it('grows with each night and with each room, where beds are not sold singly', () => {
    const totals = (house: (typeof houses)[number], more: Partial<typeof couple>) => {
      const rates = priceHouse(house, { ...couple, ...more })?.rates ?? []
      const closed = rates.filter(({ room }) => room.class !== 'dormitory')
      return new Map(closed.map(({ room, planIndex, price }) => [`${room.index} ${planIndex}`, price.total]))
    }
    for (const house of houses.slice(0, 60)) {
      const short = totals(house, { nights: 2 })
      for (const more of [{ nights: 4 }, { nights: 2, rooms: 2 }]) {
        for (const [rate, total] of totals(house, more)) expect(total).toBeGreaterThan(short.get(rate) ?? 0)
      }
    }
  })

  it('is lower without a refund than with one, on the same room and board', () => {
    const pairs = houses.flatMap((house) => {
      const rates = priceHouse(house, couple)?.rates ?? []
      return rates
        .filter(({ plan }) => plan.refund === 'none')
        .flatMap((strict) => {
          const free = rates.find(
            ({ room, plan }) => room === strict.room && plan.board === strict.plan.board && plan.refund === 'flexible',
          )
          return free ? [[strict.price.total, free.price.total] as const] : []
        })
    })
    expect(pairs.length).toBeGreaterThan(100)
    for (const [strict, free] of pairs) expect(strict).toBeLessThan(free)
  })

  it('leaves most houses of a city open on a plain night', () => {
    const open = houses.filter((house) => priceHouse(house, couple) !== null).length
    expect(open / houses.length).toBeGreaterThan(0.85)
    expect(open).toBeLessThan(houses.length)
  })
})

describe('a cancellation timeline', () => {
  it('goes forward in time and down in money, within the price, and ends by arrival', () => {
    fc.assert(
      fc.property(anyListing, anyStay, (listing, stay) => {
        for (const { plan, price } of (priceHouse(listing, stay)?.rates ?? []).slice(0, 12)) {
          const steps = timelineOf(listing.property, plan.refund, price.total, stay)
          const moments = steps.map(({ before }) => Date.parse(before))
          const refunds = steps.map(({ refundMinor }) => refundMinor)
          expect(moments).toEqual(moments.toSorted((a, b) => a - b))
          expect(refunds).toEqual(refunds.toSorted((a, b) => b - a))
          expect(new Set(moments).size).toBe(moments.length)
          for (const refund of refunds) expect(refund > 0 && refund <= price.total).toBe(true)
          for (const moment of moments) {
            expect(moment).toBeGreaterThan(stay.issued)
            expect(moment).toBeLessThanOrEqual(localMoment(listing.property, stay.checkIn, 24 * 60))
          }
        }
      }),
      { seed: 6, numRuns: 200 },
    )
  })

  it('gives everything until its deadline, and nothing after the last', () => {
    const [house] = houses
    if (!house) throw new Error('no house')
    const steps = timelineOf(house.property, 'moderate', 90_000, couple)
    const [full, part] = steps
    if (!full || !part) throw new Error('no steps')
    const after = (iso: string) => new Date(Date.parse(iso) + 1)
    expect(isFreeAt(steps, 90_000, now)).toBe(true)
    expect(refundAt(steps, after(full.before))).toBe(60_000)
    expect(refundAt(steps, after(part.before))).toBe(0)
    expect(timelineOf(house.property, 'none', 90_000, couple)).toEqual([])
  })

  it('ends by the clock of the place: six in the evening in Lagos is five o’clock UTC', () => {
    const [house] = houses
    const [step] = house ? timelineOf(house.property, 'flexible', 1_000, couple) : []
    expect(step?.before.slice(11)).toBe('17:00:00.000Z')
  })
})

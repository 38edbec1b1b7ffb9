import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingsIn } from '../catalogue/find-listings.ts'
import { anyListing, anyStay, couple, now, seed, supplierNumbered } from '../stays.fixture.ts'
import { cityByCode } from '../world/cities.ts'
import { isFreeAt, localMoment, refundAt, timelineOf } from './cancellation-timeline.ts'
import { priceProperty } from './price-rates.ts'
import { sleepersPerRoom } from './stay-query.ts'

const lagos = cityByCode.get('LOS')
if (!lagos) throw new Error('no Lagos')
const properties = listingsIn(lagos, { seed, supplier: supplierNumbered(2) })

describe('a price', () => {
  it('is base, tax and fee, in whole hundredths, for a room with enough places', () => {
    fc.assert(
      fc.property(anyListing, anyStay, (listing, stay) => {
        for (const { room, price } of priceProperty(listing, stay)?.rates ?? []) {
          expect(Object.values(price).every(Number.isSafeInteger)).toBe(true)
          expect(price.base).toBeGreaterThan(0)
          expect(price.base + price.tax + price.fee).toBe(price.total)
          expect(room.sleeps).toBeGreaterThanOrEqual(sleepersPerRoom(stay))
        }
      }),
      { seed: 4, numRuns: 400 },
    )
  })

  it('is the same when requested again, and the cheapest is the minimum of all', () => {
    fc.assert(
      fc.property(anyListing, anyStay, (listing, stay) => {
        const prices = priceProperty(listing, stay)
        expect(priceProperty(listing, stay)).toEqual(prices)
        if (prices) expect(prices.cheapest.price.total).toBe(Math.min(...prices.rates.map(({ price }) => price.total)))
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  it('increases with each night and with each room, unless beds are sold singly', () => {
    const totals = (property: (typeof properties)[number], more: Partial<typeof couple>) => {
      const rates = priceProperty(property, { ...couple, ...more })?.rates ?? []
      const closed = rates.filter(({ room }) => room.class !== 'dormitory')
      return new Map(closed.map(({ room, planIndex, price }) => [`${room.index} ${planIndex}`, price.total]))
    }
    for (const property of properties.slice(0, 60)) {
      const short = totals(property, { nights: 2 })
      for (const more of [{ nights: 4 }, { nights: 2, rooms: 2 }]) {
        for (const [rate, total] of totals(property, more)) expect(total).toBeGreaterThan(short.get(rate) ?? 0)
      }
    }
  })

  it('is lower without a refund than with one, for the same room and board basis', () => {
    const pairs = properties.flatMap((property) => {
      const rates = priceProperty(property, couple)?.rates ?? []
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

  it('leaves most properties of a city available on an ordinary night', () => {
    const open = properties.filter((property) => priceProperty(property, couple) !== null).length
    expect(open / properties.length).toBeGreaterThan(0.85)
    expect(open).toBeLessThan(properties.length)
  })
})

describe('a cancellation timeline', () => {
  it('has increasing deadlines and decreasing refunds, within the price, and ends by arrival', () => {
    fc.assert(
      fc.property(anyListing, anyStay, (listing, stay) => {
        for (const { plan, price } of (priceProperty(listing, stay)?.rates ?? []).slice(0, 12)) {
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

  it('refunds everything until its first deadline, and nothing after the last', () => {
    const [property] = properties
    if (!property) throw new Error('no property')
    const steps = timelineOf(property.property, 'moderate', 90_000, couple)
    const [full, part] = steps
    if (!full || !part) throw new Error('no steps')
    const after = (iso: string) => new Date(Date.parse(iso) + 1)
    expect(isFreeAt(steps, 90_000, now)).toBe(true)
    expect(refundAt(steps, after(full.before))).toBe(60_000)
    expect(refundAt(steps, after(part.before))).toBe(0)
    expect(timelineOf(property.property, 'none', 90_000, couple)).toEqual([])
  })

  it('uses the local time of the place: 18:00 in Lagos is 17:00 UTC', () => {
    const [property] = properties
    const [step] = property ? timelineOf(property.property, 'flexible', 1_000, couple) : []
    expect(step?.before.slice(11)).toBe('17:00:00.000Z')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import { chooseUnits, quantitiesOf } from '#domain/tours/choose-units.ts'
import { Tour, TourOption } from '#domain/tours/tour.ts'
import { kindOf, searchBatches, searchConformance } from '../search-conformance.ts'
import type { SupplierTour, TourBooking, TourQuery, TourSupplier } from './port.ts'

export interface TourConformance {
  open(): Promise<{ supplier: TourSupplier; close(): Promise<void> }>
  /** Two adults and a child at a place with more than five tours. */
  query: TourQuery
}

/** Enough for several bookings of three. */
const PLACES = 9

/** A start of a tour with places, and what its booking needs. */
export async function findStart(
  supplier: TourSupplier,
  tours: readonly SupplierTour[],
  query: TourQuery,
  suits: (option: TourOption) => boolean = () => true,
) {
  for (const { listing } of tours) {
    const { options } = await supplier.tour(listing.productId)
    for (const option of options.filter(suits)) {
      const people = chooseUnits(option, query)
      if (!people) continue
      const ref = { productId: listing.productId, optionId: option.id }
      const units = quantitiesOf(people)
      const days = await supplier.days(ref, { from: query.from, to: query.to, units })
      for (const { day } of days.filter(({ net }) => net)) {
        const starts = await supplier.starts(ref, { day, units })
        const start = starts.find(({ net, left }) => net && (left === null || left >= PLACES))
        if (start?.net) return { ref, option, start, net: start.net, unitIds: people.map(({ unit }) => unit.id) }
      }
    }
  }
  throw new Error('no start suits this case')
}
type Start = Awaited<ReturnType<typeof findStart>>

/** A booking of a start at its price. */
export const bookingOf = (
  { ref, start, net, unitIds }: Start,
  reference: string,
  reservationId: string | null = null,
): TourBooking => ({
  ...ref,
  availabilityId: start.availabilityId,
  unitIds,
  reference,
  reservationId,
  price: net,
  participants: [{ index: 0, title: null, givenName: 'Adaeze', familyName: "O'Kafor" }],
  contact: { email: 'adaeze@example.com', phone: '+2348031234567' },
  answers: [],
  pickup: null,
  requests: 'Vegetarian, please.',
})

const plain = ({ questions, pickup, isOnRequest, freeCancellationMinutes, units }: TourOption) =>
  !questions.some(({ isRequired }) => isRequired) &&
  pickup !== 'required' &&
  !isOnRequest &&
  freeCancellationMinutes !== null &&
  units.length > 1

/** The requirements of every supplier of tours. Registers Vitest cases. */
export function tourConformance(name: string, { open, query }: TourConformance): void {
  describe(`${name} as a source of tours`, () => {
    let supplier: TourSupplier
    let close: () => Promise<void>
    let tours: SupplierTour[]
    let start: Start

    beforeAll(async () => {
      ;({ supplier, close } = await open())
      tours = (await searchBatches(supplier, query)).flat()
      start = await findStart(supplier, tours, query, plain)
    }, 60_000)
    afterAll(() => close())
    const reserve = (reference: string, price: Money = start.net) =>
      supplier.reserve({
        ...start.ref,
        availabilityId: start.start.availabilityId,
        unitIds: start.unitIds,
        reference,
        minutes: 15,
        price,
      })

    test('tours have a place, pictures, and on each day within the period a price above zero', () => {
      expect(tours.length).toBeGreaterThan(5)
      expect(new Set(tours.map(({ listing }) => listing.productId)).size).toBe(tours.length)
      for (const { listing, days } of tours) {
        expect(listing.supplier).toBe(supplier.id)
        expect(listing.photos.length).toBeGreaterThan(0)
        expect(days.length).toBeGreaterThan(0)
        for (const { day, net } of days) {
          expect(day >= query.from && day <= query.to).toBe(true)
          expect(net.amount).toBeGreaterThan(0)
        }
      }
    })

    searchConformance(() => supplier, query)

    test('a tour has the domain’s shape, and options with units', async () => {
      for (const { listing } of tours.slice(0, 5)) {
        const { tour, options } = await supplier.tour(listing.productId)
        expect(Tour.parse(tour)).toEqual(tour)
        for (const option of options) expect(TourOption.parse(option)).toEqual(option)
      }
    })

    test('an unknown tour is sold out', async () => {
      expect(await kindOf(supplier.tour('unknown'))).toBe('sold-out')
    })

    test('a day costs no more in the calendar than its cheapest start', async () => {
      const { ref, unitIds } = start
      const units = [...Map.groupBy(unitIds, (id) => id)].map(([unitId, some]) => ({ unitId, quantity: some.length }))
      const [day] = await supplier.days(ref, { from: start.start.day, to: start.start.day, units })
      const starts = await supplier.starts(ref, { day: start.start.day, units })
      expect(day?.net?.amount).toBe(Math.min(...starts.flatMap(({ net }) => net?.amount ?? [])))
    })

    test('a reservation holds the places under our reference, is repeated without effect, and is released twice without an error', async () => {
      const reference = crypto.randomUUID()
      const held = await reserve(reference)
      expect(held.until.getTime()).toBeGreaterThan(Date.now() + 10 * 60_000)
      expect((await reserve(reference)).id).toBe(held.id)
      expect(await supplier.getOrder(held.id)).toMatchObject({ status: 'held' })
      await supplier.release(held.id)
      expect(await supplier.getOrder(held.id)).toMatchObject({ status: 'cancelled' })
      await supplier.release(held.id)
      await supplier.release(crypto.randomUUID())
    })

    test('a reservation at a lower price is price-changed, and nothing is held', async () => {
      const reference = crypto.randomUUID()
      expect(await kindOf(reserve(reference, { ...start.net, amount: start.net.amount - 1 }))).toBe('price-changed')
      expect(await supplier.getOrder(reference)).toMatchObject({ status: 'cancelled' })
    })

    test('a reservation is confirmed with a voucher, found by our reference, and cancelled with its refund', async () => {
      const reference = crypto.randomUUID()
      const held = await reserve(crypto.randomUUID())
      expect(await supplier.findBooking(reference)).toBeNull()
      const order = await supplier.book(bookingOf(start, reference, held.id))
      expect(order).toMatchObject({ id: held.id, status: 'issued', reference, total: start.net })
      expect(order.bookingReference).toMatch(/^\w{6,}$/)
      expect(order.details.tickets.length > 0 || order.details.group !== null).toBe(true)
      expect(await supplier.findBooking(reference)).toMatchObject({ id: held.id, status: 'issued' })
      expect(await supplier.cancel(held.id)).toMatchObject({ status: 'cancelled', refund: start.net })
      expect(await supplier.cancel(held.id)).toMatchObject({ status: 'cancelled' })
    })

    test('a confirmed booking is changed to fewer people at their price, and not for less than it costs', async (context) => {
      if (!supplier.change) return context.skip()
      const held = await reserve(crypto.randomUUID())
      const booked = bookingOf(start, crypto.randomUUID(), held.id)
      const order = await supplier.book(booked)
      const unitIds = start.unitIds.slice(0, 1)
      const units = [{ unitId: unitIds[0] ?? '', quantity: 1 }]
      const starts = await supplier.starts(start.ref, { day: start.start.day, units })
      const price = starts.find(({ availabilityId }) => availabilityId === start.start.availabilityId)?.net
      if (!price) throw new Error('no price of one')
      const to = { ...booked, unitIds, price }
      expect(await kindOf(supplier.change(held.id, { ...to, price: { ...price, amount: price.amount - 1 } }))).toBe(
        'price-changed',
      )
      expect(await supplier.getOrder(held.id)).toMatchObject({ total: start.net, unitIds: start.unitIds })
      const { bookingReference } = order
      expect(await supplier.change(held.id, to)).toMatchObject({
        id: held.id,
        status: 'issued',
        total: price,
        bookingReference,
      })
      expect(await supplier.getOrder(held.id)).toMatchObject({ supplierOfferId: start.start.availabilityId, unitIds })
      await supplier.cancel(held.id)
      expect(await kindOf(supplier.change(held.id, to))).toBe('rejected')
    })

    test('without a standing reservation places are reserved and confirmed', async () => {
      const held = await reserve(crypto.randomUUID())
      await supplier.release(held.id)
      const order = await supplier.book(bookingOf(start, crypto.randomUUID(), held.id))
      expect(order.status).toBe('issued')
      expect(order.id).not.toBe(held.id)
    })

    test('a day in the past has no starts', async () => {
      const units = [{ unitId: start.unitIds[0] ?? '', quantity: 1 }]
      expect(await supplier.starts(start.ref, { day: addDays(query.from, -400), units })).toEqual([])
    })
  })
}

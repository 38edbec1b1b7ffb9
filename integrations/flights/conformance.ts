import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import { money } from '#domain/money/money.ts'
import { kindOf, searchBatches, searchConformance } from '../search-conformance.ts'
import type { FlightBooking, FlightQuery, FlightSupplier } from './port.ts'

export interface FlightConformance {
  open(): Promise<{ supplier: FlightSupplier; close(): Promise<void> }>
  /** One adult, one child and one infant, round trip, with at least one offer that can be held. */
  query: FlightQuery
}

/** Years of age on the day of the last flight. */
const ages = { ADT: 34, CHD: 7, INF: 1 }
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}-${day.slice(5, 7)}-01`
const names = ['Adaeze', 'Tobenna', 'Zikora', 'Chike', 'Amara']

/** A booking of an offer at its price, with matching travellers. */
export function bookingOf(offer: SupplierFlightOffer, reference: string): FlightBooking {
  const lastDay = offer.slices.at(-1)?.departsAt ?? ''
  const travellers = offer.passengers.map(
    ({ id, type }, index): Traveller => ({
      passengerId: id,
      title: 'ms',
      givenName: names[index] ?? 'Ngozi',
      familyName: "O'Kafor",
      gender: 'f',
      bornOn: yearsFrom(lastDay, -ages[type]),
      document: { type: 'passport', number: `A0412345${index}`, country: 'NG', expiresOn: yearsFrom(lastDay, 6) },
      loyalty: null,
    }),
  )
  const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }
  return {
    supplierOfferId: offer.supplierOfferId,
    reference,
    price: offer.net,
    services: [],
    travellers,
    passengers: offer.passengers,
    contact,
  }
}

export const searchAll = async (supplier: FlightSupplier, query: FlightQuery): Promise<SupplierFlightOffer[]> =>
  (await searchBatches(supplier, query)).flat()

/** The requirements of every flight supplier. Registers Vitest cases. */
export function flightConformance(name: string, { open, query }: FlightConformance): void {
  describe(`${name} as a source of flights`, () => {
    let supplier: FlightSupplier
    let close: () => Promise<void>
    let offers: SupplierFlightOffer[]

    beforeAll(async () => {
      ;({ supplier, close } = await open())
      offers = await searchAll(supplier, query)
    }, 30_000)
    afterAll(() => close())

    const pick = (suits: (offer: SupplierFlightOffer) => boolean): SupplierFlightOffer => {
      const offer = offers.find(suits)
      if (offer === undefined) throw new Error('no offer suits this case')
      return offer
    }
    const instant = () => pick((offer) => offer.holdUntil === null)
    const holdable = () => pick((offer) => offer.holdUntil !== null)

    test('offers have the domain’s shape, unique short ids and a price above zero', () => {
      expect(offers.length).toBeGreaterThan(0)
      for (const offer of offers) expect(SupplierFlightOffer.parse(offer)).toEqual(offer)
      for (const offer of offers) expect(offer.id).toMatch(/^[\w-]{8,20}$/)
      expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length)
      expect(offers.every((offer) => offer.net.amount > 0 && offer.supplier === supplier.id)).toBe(true)
    })

    test('offers have the requested places, dates and travellers', () => {
      for (const offer of offers) {
        expect(offer.slices.map((slice) => [slice.from, slice.to, slice.departsAt.slice(0, 10)])).toEqual(
          query.slices.map((slice) => [slice.from, slice.to, slice.date]),
        )
        expect(offer.passengers.map((one) => one.type)).toEqual(query.passengers.map((one) => one.type))
      }
    })

    searchConformance(() => supplier, query)

    test('an offer can be repriced under the same ids', async () => {
      const offer = instant()
      const again = await supplier.reprice(offer.supplierOfferId)
      expect(again).toMatchObject({ id: offer.id, supplierOfferId: offer.supplierOfferId, net: { currency: offer.net.currency } })
      expect(again.passengers.map((one) => one.id)).toEqual(offer.passengers.map((one) => one.id))
    })

    test('F20 an unknown offer is sold out', async () => {
      expect(await kindOf(supplier.reprice('off_unknown'))).toBe('sold-out')
    })

    test('a booking is paid, has its reference, and is found by it', async () => {
      const offer = await supplier.reprice(instant().supplierOfferId)
      const by = { reference: 'CONF-BOOK', supplierOfferId: offer.supplierOfferId }
      expect(await supplier.findBooking(by)).toBeNull()
      const order = await supplier.book(bookingOf(offer, by.reference))
      expect(order).toMatchObject({ reference: by.reference, total: offer.net, payBy: null })
      expect(['booked', 'issued']).toContain(order.status)
      expect(order.bookingReference).toMatch(/^[A-Z0-9]{6}$/)
      for (const ticket of order.details.tickets) expect(ticket.number).toMatch(/^\d{3}-\d{10}$/)
      expect(await supplier.findBooking(by)).toMatchObject({ id: order.id })
      expect(await supplier.findBooking({ ...by, reference: 'CONF-OTHER' })).toBeNull()
      expect(await supplier.getOrder(order.id ?? '')).toMatchObject({ id: order.id, details: order.details })
    })

    test('a booking at another price than the offer’s is not made', async () => {
      const booking = bookingOf(instant(), 'CONF-PRICE')
      const price = money(booking.price.amount - 100, booking.price.currency)
      expect(await kindOf(supplier.book({ ...booking, price }))).toBe('price-changed')
      expect(await supplier.findBooking(booking)).toBeNull()
    })

    test('a booking without all travellers is refused', async () => {
      const booking = bookingOf(instant(), 'CONF-SHORT')
      expect(await kindOf(supplier.book({ ...booking, travellers: booking.travellers.slice(1) }))).toBe('rejected')
    })

    test('a held order is unpaid, then paid once', async () => {
      const offer = holdable()
      const held = await supplier.hold(bookingOf(offer, 'CONF-HOLD'))
      expect(held).toMatchObject({ status: 'held', details: { tickets: [] }, total: offer.net })
      expect(Date.parse(held.payBy ?? '')).toBeGreaterThan(0)
      const paid = await supplier.pay(held.id ?? '', offer.net)
      expect(['booked', 'issued']).toContain(paid.status)
      expect(await supplier.pay(held.id ?? '', offer.net)).toMatchObject({ id: held.id, details: paid.details })
    })

    test('a released hold is cancelled, also when it is released again', async () => {
      const held = await supplier.hold(bookingOf(holdable(), 'CONF-RELEASE'))
      expect(await supplier.release(held.id ?? '')).toMatchObject({ id: held.id, status: 'cancelled' })
      expect(await supplier.release(held.id ?? '')).toMatchObject({ status: 'cancelled' })
    })

    test('a paid order is not released', async () => {
      const paid = await supplier.book(bookingOf(instant(), 'CONF-PAID'))
      expect(await kindOf(supplier.release(paid.id ?? ''))).toBe('rejected')
    })

    test('an order that was just booked has no change of its schedule; an unknown change is not answered', async () => {
      if (!supplier.readSchedule) return
      const booked = await supplier.book(bookingOf(instant(), 'CONF-SCHEDULE'))
      expect(await supplier.readSchedule(booked.id ?? '')).toEqual({ changes: [] })
      const answer = supplier.answerScheduleChange?.('aic_unknown', 'accepted')
      expect(await kindOf(answer ?? Promise.resolve())).toBe('rejected')
    })

    test('seats and bags name the offer’s flights and travellers, and book at fare plus services', async () => {
      const offer = instant()
      const offered = await supplier.ancillaries?.(offer.supplierOfferId)
      if (!offered) return
      const flights = new Set(offer.slices.flatMap((slice) => slice.segments.map((segment) => segment.id)))
      const people = new Set(offer.passengers.map((one) => one.id))
      for (const map of offered.seatMaps) expect(flights).toContain(map.segmentId)
      for (const service of offered.services) {
        expect(service.segmentIds.every((id) => flights.has(id)) && service.passengerIds.every((id) => people.has(id))).toBe(true)
      }
      const bag = offered.services.find((service) => service.kind === 'checked-bag')
      const seat = offered.seatMaps
        .flatMap((map) => map.cabins.flatMap((cabin) => cabin.rows.flat(2)))
        .flatMap((cell) => (cell.kind === 'seat' ? cell.offers : []))
        .find((one) => one.price.amount > 0)
      if (!bag || !seat) throw new Error('no bag or no seat to buy')
      const booking = bookingOf(offer, 'CONF-EXTRAS')
      const price = money(offer.net.amount + bag.price.amount + seat.price.amount, offer.net.currency)
      const services = [bag, seat].map(({ id }) => ({ id, quantity: 1 }))
      expect(await supplier.book({ ...booking, price, services })).toMatchObject({ total: price })
    })

    test('a frequent-flyer number of a programme that the offer accepts is accepted', async () => {
      const offer = pick((one) => one.holdUntil === null && one.loyaltyAirlines.length > 0)
      const booking = bookingOf(offer, 'CONF-LOYAL')
      const loyalty = { airline: offer.loyaltyAirlines[0] ?? '', number: 'TW1234567' }
      const travellers = booking.travellers.map((one, index) => (index === 0 ? { ...one, loyalty } : one))
      expect(await supplier.book({ ...booking, travellers })).toMatchObject({ reference: 'CONF-LOYAL' })
    })

    test('an offer that requires instant payment is not held', async () => {
      expect(await kindOf(supplier.hold(bookingOf(instant(), 'CONF-NOHOLD')))).toBe('rejected')
    })
  })
}

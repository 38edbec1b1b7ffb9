import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLess, money, zero } from '#domain/money/money.ts'
import type { Guest } from '#domain/stays/guest.ts'
import { StayListing } from '#domain/stays/property.ts'
import { SupplierStayRate } from '#domain/stays/rate.ts'
import { kindOf, searchBatches, searchConformance } from '../search-conformance.ts'
import type { StayBooking, StayQuery, StayQuote, StaySupplier, SupplierStay } from './port.ts'

export interface StayConformance {
  open(): Promise<{ supplier: StaySupplier; close(): Promise<void> }>
  /** Two adults and two children, one of them an infant, at a place with more than a hundred properties. */
  query: StayQuery
}

const longAgo = new Date(0)
const guest: Guest = { room: 0, type: 'adult', age: null, title: 'ms', givenName: 'Adaeze', familyName: "O'Kafor" }

/** A booking of a quote at its price, for one guest. */
export const bookingOf = ({ quoteId, rate }: StayQuote, reference: string, change: Partial<StayBooking> = {}): StayBooking => ({
  supplierRateId: rate.supplierRateId,
  quoteId,
  reference,
  price: rate.net,
  guests: [guest],
  contact: { email: 'adaeze@example.com', phone: '+2348031234567' },
  requests: 'A quiet room, please.',
  loyaltyNumber: null,
  ...change,
})

/** The properties of a search in their final state. */
export async function searchAll(supplier: StaySupplier, query: StayQuery): Promise<SupplierStay[]> {
  const stays = new Map<string, SupplierStay>()
  for (const stay of (await searchBatches(supplier, query)).flat()) stays.set(stay.listing.listingId, stay)
  return [...stays.values()]
}

/** The requirements of every supplier of stays. Registers Vitest cases. */
export function stayConformance(name: string, { open, query }: StayConformance): void {
  describe(`${name} as a source of stays`, () => {
    let supplier: StaySupplier
    let close: () => Promise<void>
    let batches: SupplierStay[][]
    let stays: Map<string, SupplierStay>

    beforeAll(async () => {
      ;({ supplier, close } = await open())
      batches = await searchBatches(supplier, query)
      stays = new Map(batches.flat().map((stay) => [stay.listing.listingId, stay]))
    }, 30_000)
    afterAll(() => close())

    const allRates = () => [...stays.values()].flatMap(({ rates }) => rates ?? [])

    /** Of a rate that is confirmed immediately, of a room that is not among the last. */
    async function quoteOf(suits: (rate: SupplierStayRate) => boolean): Promise<StayQuote> {
      const rate = allRates().find((one) => suits(one) && !one.isOnRequest && one.left === null)
      if (rate === undefined) throw new Error('no rate suits this case')
      return supplier.quote(rate.supplierRateId)
    }
    const paidNow = () => quoteOf(({ payWhen, cancellation }) => payWhen === 'now' && cancellation[0]?.penalty.amount === 0)

    test('properties are returned first without rates, nearest first, then each again with them', () => {
      const plain = batches.flat().filter(({ rates }) => rates === null)
      expect(plain.length).toBeGreaterThan(100)
      expect(new Set(plain.map(({ listing }) => listing.listingId)).size).toBe(plain.length)
      expect(batches.flat().filter(({ rates }) => rates !== null)).toHaveLength(plain.length)
      expect(batches.flat().findIndex(({ rates }) => rates !== null)).toBe(plain.length)
      expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(100)
    })

    test('properties and rates have the domain’s shape, short ids and prices above zero', () => {
      const rates = allRates()
      expect(rates.length).toBeGreaterThan(stays.size)
      for (const { listing } of stays.values()) expect(StayListing.parse(listing)).toEqual(listing)
      for (const rate of rates) expect(SupplierStayRate.parse(rate)).toEqual(rate)
      for (const { id } of rates) expect(id).toMatch(/^[\w-]{8,20}$/)
      expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length)
      expect(rates.every(({ net, supplier: from }) => net.amount > 0 && from === supplier.id)).toBe(true)
    })

    test('the cheapest price of a property is that of its cheapest rate, before and after its rates are known', () => {
      const first = new Map(
        batches
          .flat()
          .map((stay) => [stay.listing.listingId, stay.cheapest] as const)
          .reverse(),
      )
      for (const { listing, rates, cheapest } of stays.values()) {
        if (!rates?.length) continue
        expect(cheapest.amount).toBe(Math.min(...rates.map(({ net }) => net.amount)))
        expect(first.get(listing.listingId)).toEqual(cheapest)
      }
    })

    test('the amount paid at booking is all of the price, a part or zero, as the rate states', () => {
      const due: Record<SupplierStayRate['payWhen'], (rate: SupplierStayRate) => boolean> = {
        now: ({ payNow, net }) => payNow.amount === net.amount,
        deposit: ({ payNow, net }) => payNow.amount > 0 && isLess(payNow, net),
        property: ({ payNow }) => payNow.amount === 0,
      }
      expect(new Set(allRates().map(({ payWhen }) => payWhen))).toEqual(new Set(['now', 'deposit', 'property']))
      for (const rate of allRates()) expect(due[rate.payWhen](rate)).toBe(true)
    })

    test('properties are found by their ids, with their rates', async () => {
      const listingIds = [...stays.keys()].slice(0, 3)
      const found = await searchBatches(supplier, { ...query, where: { listingIds } })
      expect(found.flat().map(({ listing }) => listing.listingId)).toEqual(listingIds)
      expect(found.flat().every(({ rates }) => rates !== null)).toBe(true)
      expect(await searchBatches(supplier, { ...query, where: { listingIds: [] } })).toEqual([])
    })

    searchConformance(() => supplier, query)

    test('a property of a search has all of its rates, under the same ids', async () => {
      const before = [...stays.values()].find(({ rates }) => (rates?.length ?? 0) > 3)
      const stay = await supplier.rates(before?.resultId ?? '')
      expect(stay.listing).toEqual(before?.listing)
      expect(stay.rates?.map(({ id }) => id)).toEqual(before?.rates?.map(({ id }) => id))
    })

    test('F20 an unknown property or rate is sold out', async () => {
      expect(await kindOf(supplier.rates('srr_unknown'))).toBe('sold-out')
      expect(await kindOf(supplier.quote('rat_unknown'))).toBe('sold-out')
    })

    test('a rate can be quoted under its ids', async () => {
      const [rate] = allRates().filter(({ isOnRequest }) => !isOnRequest)
      const quote = await supplier.quote(rate?.supplierRateId ?? '')
      expect(SupplierStayRate.parse(quote.rate)).toEqual(rate)
    })

    test('a booking is paid, has its reference, is found by it, and is cancelled at the cost of its terms', async () => {
      const quote = await paidNow()
      const by = { reference: 'CONF-BOOK', notBefore: longAgo }
      expect(await supplier.findBooking(by)).toBeNull()
      const order = await supplier.book(bookingOf(quote, by.reference))
      expect(order).toMatchObject({
        reference: by.reference,
        status: 'issued',
        total: quote.rate.net,
        payBy: null,
        refund: null,
      })
      expect(order.bookingReference).toMatch(/^\w+$/)
      expect(order.details.phone).toMatch(/^\+[\d ]+$/)
      expect(await supplier.findBooking(by)).toMatchObject({ id: order.id })
      expect(await supplier.findBooking({ ...by, reference: 'CONF-OTHER' })).toBeNull()
      const id = order.id ?? ''
      expect(await supplier.getOrder(id)).toMatchObject({ id, bookingReference: order.bookingReference })
      expect(await supplier.cancel(id)).toMatchObject({ id, status: 'cancelled', refund: quote.rate.net })
      expect(await supplier.cancel(id)).toMatchObject({ id, status: 'cancelled', refund: quote.rate.net })
    })

    test('a booking without a quote requests one itself', async () => {
      const quote = await paidNow()
      const order = await supplier.book(bookingOf(quote, 'CONF-UNQUOTED', { quoteId: null }))
      expect(order).toMatchObject({ status: 'issued', total: quote.rate.net })
      expect(await supplier.book(bookingOf(quote, 'CONF-LOST-QUOTE', { quoteId: 'quo_unknown' }))).toMatchObject({
        status: 'issued',
      })
    })

    test('a booking at another price than the quote’s is not made', async () => {
      const quote = await paidNow()
      const price = money(quote.rate.net.amount - 100, quote.rate.net.currency)
      expect(await kindOf(supplier.book(bookingOf(quote, 'CONF-PRICE', { price })))).toBe('price-changed')
      expect(await kindOf(supplier.book(bookingOf(quote, 'CONF-PRICE', { price, quoteId: null })))).toBe('price-changed')
      expect(await supplier.findBooking({ reference: 'CONF-PRICE', notBefore: longAgo })).toBeNull()
    })

    test('a stay paid at the property costs nothing at booking, and nothing is refunded', async () => {
      const quote = await quoteOf(({ payWhen }) => payWhen === 'property')
      expect(quote.rate.payNow).toEqual(zero(quote.rate.net.currency))
      const order = await supplier.book(bookingOf(quote, 'CONF-LATER'))
      expect(await supplier.cancel(order.id ?? '')).toMatchObject({ refund: zero(quote.rate.net.currency) })
    })

    test('a booking for more guests than were searched for is refused', async () => {
      const guests = Array.from({ length: 9 }, () => guest)
      expect(await kindOf(supplier.book(bookingOf(await paidNow(), 'CONF-CROWD', { guests })))).toBe('rejected')
    })

    test('an unknown order is refused', async () => {
      expect(await kindOf(supplier.getOrder('bok_unknown'))).toBe('rejected')
      expect(await kindOf(supplier.cancel('bok_unknown'))).toBe('rejected')
    })

    test('properties are suggested by their names, and have reviews', async () => {
      const wanted = [...stays.values()].find(({ listing }) => (listing.reviewCount ?? 0) > 5)?.listing
      const suggestions = await supplier.suggest(wanted?.name ?? '')
      expect(suggestions.map(({ listingId }) => listingId)).toContain(wanted?.listingId)
      expect(await supplier.suggest('L')).toEqual([])
      const reviews = await supplier.reviews(wanted?.listingId ?? '')
      expect(reviews.length).toBeGreaterThan(0)
      for (const { day, score, text } of reviews)
        expect([day.length, score >= 0 && score <= 10, text !== '']).toEqual([10, true, true])
    })
  })
}

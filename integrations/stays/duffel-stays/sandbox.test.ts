import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { isLess, zero } from '#domain/money/money.ts'
import type { SupplierStayRate } from '#domain/stays/rate.ts'
import { buildSandbox, type Sandbox } from '#sandbox/app.ts'
import type { DroppedEvent, HttpEvent } from '../../http/integration-event.ts'
import { kindOf } from '../../search-conformance.ts'
import { bookingOf, searchAll, stayConformance } from '../conformance.ts'
import type { StayQuery, StayQuote, StaySupplier, SupplierStay } from '../port.ts'
import { createDuffelStays } from './index.ts'

const today = new Date().toISOString().slice(0, 10)
const longAgo = new Date(0)

const around = (latitude: number, longitude: number, radiusKm: number): StayQuery => ({
  where: { latitude, longitude, radiusKm },
  checkIn: addDays(today, 40),
  checkOut: addDays(today, 43),
  rooms: 1,
  adults: 2,
  children: [7, 1],
  nationality: 'NG',
})
const lagos = around(6.455, 3.3941, 10)
/** Where Duffel documents its test hotels. */
const island = around(-24.38, -128.32, 2)

/** StayX3 sells in NGN. */
const places = [
  { id: 'duffel', vendor: 'duffel', base: '', token: 'duffel_test_sandbox' },
  { id: 'stayx2', vendor: 'stayx', base: '/2', token: 'stayx2_test_sandbox' },
  { id: 'stayx3', vendor: 'stayx', base: '/3', token: 'stayx3_test_sandbox' },
]
type Place = (typeof places)[number]
type Log = (event: HttpEvent | DroppedEvent) => void

async function openPlace({ id, vendor, base, token }: Place, log?: Log): Promise<{ sandbox: Sandbox; supplier: StaySupplier }> {
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0.1 })
  const baseUrl = `${await sandbox.listen()}/${vendor}${base}/`
  return { sandbox, supplier: createDuffelStays({ id, title: id, baseUrl, token, webhookSecret: null, log }) }
}

for (const place of places) {
  stayConformance(`${place.id}, at the sandbox`, {
    query: lagos,
    async open() {
      const { sandbox, supplier } = await openPlace(place)
      return { supplier, close: () => sandbox.close() }
    },
  })
}

describe.each(places)('the test hotel of $id', (place) => {
  let sandbox: Sandbox
  let supplier: StaySupplier
  let hotels: SupplierStay[]
  const events: (HttpEvent | DroppedEvent)[] = []

  beforeAll(async () => {
    ;({ sandbox, supplier } = await openPlace(place, (event) => events.push(event)))
    hotels = await searchAll(supplier, island)
  }, 20_000)
  afterAll(() => sandbox.close())

  /** Of the one rate of the room that is named after its behaviour. */
  function rateOf(room: string): SupplierStayRate {
    const rate = hotels.flatMap(({ rates }) => rates ?? []).find((one) => one.room.name === room)
    if (rate === undefined) throw new Error(`no room ${room}`)
    return rate
  }
  const quoteOf = (room: string): Promise<StayQuote> => supplier.quote(rateOf(room).supplierRateId)
  const book = async (room: string, reference: string) => supplier.book(bookingOf(await quoteOf(room), reference))
  const find = (reference: string) => supplier.findBooking({ reference, notBefore: longAgo })

  const arm = (fault: string, path: string) =>
    fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: place.vendor, fault, path: `${place.base}${path}`, times: 1 }),
    })

  test('a property without rooms has no rates and none to fetch; one without details is a property nevertheless', async () => {
    const named = (name: string) => hotels.find(({ listing }) => listing.name === name)
    const full = named('Duffel Test Hotel Without Rooms')
    expect(full?.rates).toEqual([])
    expect(await kindOf(supplier.rates(full?.resultId ?? ''))).toBe('sold-out')
    expect(named('Duffel Test Hotel Without Details')?.listing).toMatchObject({
      description: null,
      amenities: [],
      checkInFrom: null,
      chain: null,
      nearby: [],
    })
  })

  test('an unavailable rate is sold out at the quote', async () => {
    expect(await kindOf(quoteOf('Rate Unavailable at Quote'))).toBe('sold-out')
  })

  test('a rate with a higher price reports it, is not booked at the old price, and is at the new one', async () => {
    const room = 'Price Change at Quote'
    const quote = await quoteOf(room)
    expect(isLess(rateOf(room).net, quote.rate.net)).toBe(true)
    expect(quote.rate.id).toBe(rateOf(room).id)
    const atOldPrice = bookingOf(quote, 'TW-DEARER', { price: rateOf(room).net })
    expect(await kindOf(supplier.book(atOldPrice))).toBe('price-changed')
    expect(await find('TW-DEARER')).toBeNull()
    expect(await supplier.book(bookingOf(quote, 'TW-DEARER'))).toMatchObject({ status: 'issued', total: quote.rate.net })
  })

  test.each([
    ['Rate Unavailable at Booking', 'sold-out'],
    ['Booking Refused', 'rejected'],
    ['Insufficient Balance', 'rejected'],
  ])('“%s” is %s, and nothing was booked', async (room, kind) => {
    expect(await kindOf(book(room, `TW-${room}`))).toBe(kind)
    expect(await find(`TW-${room}`)).toBeNull()
  })

  test('a property that confirms itself is requested first, then confirms with a number of its own, or declines', {
    tags: ['full'],
    timeout: 20_000,
  }, async () => {
    const answers = { 'On Request, Then Confirmed': 'issued', 'On Request, Then Declined': 'failed' }
    const asked = await Promise.all(
      Object.entries(answers).map(async ([room, status]) => {
        expect(rateOf(room).isOnRequest).toBe(true)
        const order = await book(room, `TW-${room}`)
        expect(order).toMatchObject({ status: 'requested', bookingReference: null })
        expect(await kindOf(supplier.cancel(order.id ?? ''))).toBe('rejected')
        return { id: order.id ?? '', status }
      }),
    )
    for (const { id, status } of asked) {
      await expect.poll(() => supplier.getOrder(id), { timeout: 8_000, interval: 100 }).toMatchObject({ status })
      expect((await supplier.getOrder(id)).bookingReference !== null).toBe(status === 'issued')
    }
  })

  test('a booking whose response was lost is unknown, and is found by our reference', async () => {
    const room = 'Booked, but the Answer Is Lost'
    const before = new Date()
    expect(await kindOf(book(room, 'TW-LOST'))).toBe('unknown-outcome')
    const found = await supplier.findBooking({ reference: 'TW-LOST', notBefore: before })
    expect(found).toMatchObject({ reference: 'TW-LOST', status: 'issued', total: rateOf(room).net })
  })

  test('a booking past its cancellation deadline gives too late', async () => {
    const { id } = await book('Too Late to Cancel', 'TW-LATE')
    await expect(supplier.cancel(id ?? '')).rejects.toMatchObject({ kind: 'rejected', vendorCode: 'TOO_LATE' })
    expect(await supplier.getOrder(id ?? '')).toMatchObject({ status: 'issued', refund: null })
  })

  test('a cancellation whose response was lost is unknown, and was executed', async () => {
    const { id } = await book('Successful Booking with Balance', 'TW-GONE')
    await arm('accepted-then-lost', '/stays/bookings')
    expect(await kindOf(supplier.cancel(id ?? ''))).toBe('unknown-outcome')
    const net = rateOf('Successful Booking with Balance').net
    expect(await supplier.getOrder(id ?? '')).toMatchObject({ status: 'cancelled', refund: net })
  })

  test('a deposit is in the rate and the same in the quote, and is refunded before its deadline', async () => {
    const quote = await quoteOf('Pay a Deposit Now')
    expect(quote.rate).toMatchObject({ payWhen: 'deposit', payNow: rateOf('Pay a Deposit Now').payNow })
    const { id } = await supplier.book(bookingOf(quote, 'TW-DEPOSIT'))
    expect(await supplier.cancel(id ?? '')).toMatchObject({ refund: quote.rate.payNow })
  })

  test('a rate without refund has no steps, and nothing is refunded', async () => {
    expect(rateOf('Non-refundable Rate').cancellation).toEqual([])
    const { id } = await book('Non-refundable Rate', 'TW-NONE')
    expect(await supplier.cancel(id ?? '')).toMatchObject({
      status: 'cancelled',
      refund: zero(rateOf('Non-refundable Rate').net.currency),
    })
  })

  test('a rate for members is refused without a number and booked with one', async () => {
    const room = 'Loyalty Programme Required'
    expect(rateOf(room).membersOnly).toBe(true)
    expect(await kindOf(book(room, 'TW-MEMBER'))).toBe('rejected')
    const booking = bookingOf(await quoteOf(room), 'TW-MEMBER', { loyaltyNumber: '201154908' })
    expect(await supplier.book(booking)).toMatchObject({ status: 'issued' })
  })

  test.each([
    ['503', 'unavailable'],
    ['429', 'rate-limited'],
    ['500', 'unknown-outcome'],
    ['502-html', 'unknown-outcome'],
    ['reset', 'unknown-outcome'],
    ['truncated-json', 'unknown-outcome'],
  ])('a booking under %s is %s', async (fault, kind) => {
    const quote = await quoteOf('Successful Booking with Balance')
    await arm(fault, '/stays/bookings')
    expect(await kindOf(supplier.book(bookingOf(quote, `TW-${fault}`)))).toBe(kind)
    const wasMade = fault === 'truncated-json'
    expect((await find(`TW-${fault}`)) !== null).toBe(wasMade)
  })

  test.each(['price-nan', 'price-negative', 'price-zero', 'price-huge'])(
    'F12 a search under %s has nothing to sell, and counts what was dropped',
    async (fault) => {
      const before = events.length
      await arm(fault, '/stays/search')
      expect(await searchAll(supplier, island)).toEqual([])
      expect(events.slice(before).find((one) => one.event === 'dropped')).toMatchObject({ what: 'property' })
    },
  )

  test('no log contains the key or a guest', () => {
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toMatch(/_test_sandbox|Adaeze|adaeze/)
  })
})

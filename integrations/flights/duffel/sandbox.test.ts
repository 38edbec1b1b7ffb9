import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { buildSandbox, type Sandbox } from '#sandbox/app.ts'
import type { DroppedEvent, HttpEvent } from '../../http/integration-event.ts'
import { kindOf } from '../../search-conformance.ts'
import { bookingOf, flightConformance, searchAll } from '../conformance.ts'
import type { FlightQuery, FlightSupplier } from '../port.ts'
import { createDuffel } from './index.ts'

const TOKEN = 'duffel_test_sandbox'
const today = new Date().toISOString().slice(0, 10)

const query = (from: string, to: string, change: Partial<FlightQuery> = {}): FlightQuery => ({
  slices: [
    { from, to, date: addDays(today, 30) },
    { from: to, to: from, date: addDays(today, 40) },
  ],
  passengers: [
    { type: 'ADT', age: null },
    { type: 'CHD', age: 7 },
    { type: 'INF', age: 0 },
  ],
  cabin: 'economy',
  directOnly: false,
  corporateCode: null,
  ...change,
})

const oneWay = (from: string, to: string): FlightQuery =>
  query(from, to, { slices: [{ from, to, date: addDays(today, 30) }], passengers: [{ type: 'ADT', age: null }] })

flightConformance('Duffel, at the sandbox', {
  query: query('LOS', 'LHR'),
  async open() {
    const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0.1 })
    const baseUrl = `${await sandbox.listen()}/duffel/`
    const supplier = createDuffel({ id: 'duffel', title: 'Duffel', baseUrl, token: TOKEN, webhookSecret: null })
    return { supplier, close: () => sandbox.close() }
  },
})

describe('Duffel’s sandbox with faults', () => {
  let sandbox: Sandbox
  let duffel: FlightSupplier
  let baseUrl: string
  let found: SupplierFlightOffer[]
  const events: (HttpEvent | DroppedEvent)[] = []

  beforeAll(async () => {
    sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0.1 })
    baseUrl = `${await sandbox.listen()}/duffel/`
    duffel = create()
    found = await searchAll(duffel, oneWay('LOS', 'ABV'))
  }, 20_000)
  afterAll(() => sandbox.close())

  const create = () =>
    createDuffel({
      id: 'duffel',
      title: 'Duffel',
      baseUrl,
      token: TOKEN,
      webhookSecret: null,
      log: (event) => events.push(event),
    })

  const arm = (fault: string, path: string, times = 1) =>
    fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'duffel', fault, path, times }),
    })

  /** A new one for each test, because bookings reduce the seats. */
  function anOffer() {
    const offer = found.shift()
    if (offer === undefined) throw new Error('too few offers from LOS to ABV')
    return offer
  }

  test('no offer of the sandbox is dropped', async () => {
    const offers = [await searchAll(duffel, query('LOS', 'JFK')), await searchAll(duffel, oneWay('SYD', 'LAX'))]
    expect(offers.every((found) => found.length > 0)).toBe(true)
    expect(events.filter((one) => one.event === 'dropped')).toEqual([])
  }, 20_000)

  test('F19 a booking whose response was lost is found by our reference', async () => {
    const offer = anOffer()
    await arm('accepted-then-lost', '/air/orders')
    const booking = bookingOf(offer, 'TW-LOST')
    expect(await kindOf(duffel.book(booking))).toBe('unknown-outcome')
    expect(await duffel.findBooking(booking)).toMatchObject({ reference: 'TW-LOST', total: offer.net })
  }, 20_000)

  test.each(['lost-answer', '500-after', 'truncated-json', 'malformed-json', 'wrong-content-type', 'reset-body'])(
    'a booking under %s has an unknown outcome and is found later',
    async (fault) => {
      const booking = bookingOf(anOffer(), `TW-${fault}`)
      await arm(fault, '/air/orders')
      expect(await kindOf(duffel.book(booking))).toBe('unknown-outcome')
      expect(await duffel.findBooking(booking)).toMatchObject({ reference: booking.reference })
    },
  )

  test.each([
    ['503', 'unavailable'],
    ['429', 'rate-limited'],
    ['500', 'unknown-outcome'],
    ['502-html', 'unknown-outcome'],
    ['reset', 'unknown-outcome'],
  ])(
    'a booking under %s is %s, and none was made',
    async (fault, kind) => {
      const booking = bookingOf(anOffer(), `TW-NOT-${fault}`)
      await arm(fault, '/air/orders')
      expect(await kindOf(duffel.book(booking))).toBe(kind)
      expect(await duffel.findBooking(booking)).toBeNull()
    },
    20_000,
  )

  test('F20 an offer that disappeared between search and price check is sold out', async () => {
    const offer = anOffer()
    await arm('offer-gone', '/air/offers')
    expect(await kindOf(duffel.reprice(offer.supplierOfferId))).toBe('sold-out')
  }, 20_000)

  test('a changed price is reported by the price check, and the old one does not book', async () => {
    const offer = anOffer()
    await arm('price-change', '/air/offers')
    const now = await duffel.reprice(offer.supplierOfferId)
    expect(now.net.amount).not.toBe(offer.net.amount)
    expect(await kindOf(duffel.book(bookingOf(offer, 'TW-OLD-PRICE')))).toBe('price-changed')
    expect(await duffel.book(bookingOf(now, 'TW-NEW-PRICE'))).toMatchObject({ total: now.net })
  }, 20_000)

  test('an order with a slow airline is pending, then available', async () => {
    const offer = anOffer()
    const booking = bookingOf(offer, 'TW-PENDING')
    await arm('pending-then-created', '/air/orders')
    expect(await duffel.book(booking)).toMatchObject({ status: 'pending', id: null })
    expect(await duffel.findBooking(booking)).toBeNull()
    await expect
      .poll(() => duffel.findBooking(booking), { timeout: 8_000, interval: 200 })
      .toMatchObject({ reference: 'TW-PENDING' })
  }, 20_000)

  test.each(['price-nan', 'price-negative', 'price-zero', 'price-huge'])(
    'F12 a batch under %s has no offer to sell, and does not end the search',
    async (fault) => {
      const before = events.length
      await arm(fault, '/air/batch_offer_requests', 50)
      const offers = await searchAll(duffel, oneWay('LOS', 'ABV'))
      await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
      expect(offers).toEqual([])
      expect(events.slice(before).some((one) => one.event === 'dropped')).toBe(true)
    },
    20_000,
  )

  test('a change of the schedule is read with both times, and its acceptance is read back', async () => {
    const { id } = await duffel.book(bookingOf(anOffer(), 'TW-MOVED'))
    await arm('schedule-change', '/air/orders')
    const moved = await duffel.readSchedule?.(id ?? '')
    const [change] = moved?.changes ?? []
    const [before, after] = [change?.removed[0], change?.added[0]]
    expect(Date.parse(`${after?.departsAt}Z`) - Date.parse(`${before?.departsAt}Z`)).toBe(3_600_000)
    expect(change?.answer).toBeNull()
    await duffel.answerScheduleChange?.(change?.id ?? '', 'accepted')
    expect(await kindOf(duffel.answerScheduleChange?.(change?.id ?? '', 'accepted') ?? Promise.resolve())).toBe('rejected')
    expect((await duffel.readSchedule?.(id ?? ''))?.changes).toMatchObject([{ id: change?.id, answer: 'accepted' }])
  })

  test('no log contains the key or a traveller', () => {
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toMatch(/duffel_test_sandbox|Adaeze|A0412345/)
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { problem } from '../../duffel/answer-problem.ts'
import { type Answer, json, text } from '../../http/serve-answers.ts'
import { kindOf } from '../../search-conformance.ts'
import { bookingOf } from '../conformance.ts'
import { closeStays, openStays, TOKEN } from './answering-stays.ts'
import fixture from './fixtures/booking.json' with { type: 'json' }
import quoted from './fixtures/quote.json' with { type: 'json' }
import { mapQuote } from './map-quote.ts'

afterEach(closeStays)

const RATE = 'rat_0000BTVRuKZTavzrZDJ4cb'
const quote = json(201, { data: quoted })
const made = json(201, { data: fixture })
const known = mapQuote(quoted, RATE, 'stayx2')
const booking = (change: Partial<ReturnType<typeof bookingOf>> = {}) => bookingOf(known, 'TW-1042', change)

describe('quoting', () => {
  test('returns the current rate, under its id', async () => {
    const { stays, sent } = await openStays(quote)
    const { quoteId, rate, expiresAt } = await stays.quote('rat_as_searched')
    expect([quoteId, expiresAt, rate.supplierRateId]).toEqual([quoted.id, null, 'rat_as_searched'])
    expect(rate.net).toEqual({ amount: 79900, currency: 'GBP' })
    expect(sent(0)).toEqual({ data: { rate_id: 'rat_as_searched' } })
  })

  test('the quote’s own amounts count, including penalties', async () => {
    const dearer = { ...quoted, total_amount: '820.00', base_amount: '686.83' }
    const { stays } = await openStays(json(201, { data: dearer }))
    const { rate } = await stays.quote(RATE)
    expect(rate).toMatchObject({
      net: { amount: 82000 },
      payNow: { amount: 82000 },
      base: { amount: 68683 },
      tax: { amount: 13317 },
    })
    expect(rate.cancellation[0]?.penalty).toEqual({ amount: 2100, currency: 'GBP' })
  })

  test('a deposit is the quote’s; a quote without one cannot be booked', async () => {
    const [room] = quoted.accommodation.rooms
    const rates = room?.rates.map((rate) => ({ ...rate, payment_type: 'deposit' }))
    const deposit = { ...quoted, accommodation: { ...quoted.accommodation, rooms: [{ ...room, rates }] } }
    const { stays } = await openStays(json(201, { data: { ...deposit, deposit_amount: '239.70' } }), json(201, { data: deposit }))
    expect((await stays.quote(RATE)).rate).toMatchObject({ payWhen: 'deposit', payNow: { amount: 23970, currency: 'GBP' } })
    expect(await kindOf(stays.quote(RATE))).toBe('unavailable')
  })

  test.each([
    ['rate_unavailable', 422, 'sold-out'],
    ['not_found', 404, 'sold-out'],
    ['rate_limit_exceeded', 429, 'rate-limited'],
    ['gateway_timeout_error', 504, 'timeout'],
  ])('F20 %s with %i is %s', async (code, status, kind) => {
    const { stays } = await openStays(problem(status, code))
    expect(await kindOf(stays.quote(RATE))).toBe(kind)
  })
})

describe('booking', () => {
  test('checks the quote, then sends the guests, the requests and our reference', async () => {
    const { stays, lines, sent } = await openStays(quote, made)
    expect(await stays.book(booking({ loyaltyNumber: '201154908' }))).toEqual({
      id: 'bok_0000BTVRuKZTavzrZDJ4cb',
      supplierOfferId: quoted.id,
      reference: 'TW-1042',
      bookingReference: '1a2b3c',
      status: 'issued',
      total: { amount: 79900, currency: 'GBP' },
      payBy: null,
      priceGuaranteedUntil: null,
      voidUntil: null,
      details: { phone: '+442080160509', email: 'frontdesk@duffel.example' },
      refund: null,
    })
    expect(lines()).toEqual([`GET /duffel/stays/quotes/${quoted.id}`, 'POST /duffel/stays/bookings'])
    expect(sent(1)).toEqual({
      data: {
        quote_id: quoted.id,
        guests: [{ given_name: 'Adaeze', family_name: "O'Kafor" }],
        email: 'adaeze@example.com',
        phone_number: '+2348031234567',
        accommodation_special_requests: 'A quiet room, please.',
        loyalty_programme_account_number: '201154908',
        metadata: { reference: 'TW-1042' },
      },
    })
  })

  test('sends no empty requests and numbers', async () => {
    const { stays, sent } = await openStays(quote, made)
    await stays.book(booking({ requests: null }))
    expect(sent(1)).not.toHaveProperty('data.accommodation_special_requests')
    expect(sent(1)).not.toHaveProperty('data.loyalty_programme_account_number')
  })

  test('requests a quote if there is none or it expired', async () => {
    const { stays, lines } = await openStays(quote, made, problem(404, 'not_found'), quote, made)
    await stays.book(booking({ quoteId: null }))
    await stays.book(booking())
    expect(lines().map((line) => line.replace('/duffel/stays', ''))).toEqual([
      'POST /quotes',
      'POST /bookings',
      `GET /quotes/${quoted.id}`,
      'POST /quotes',
      'POST /bookings',
    ])
  })

  test('a quote that expired in between is requested again, once', async () => {
    const again = json(201, { data: { ...quoted, id: 'quo_2' } })
    const { stays, sent, server } = await openStays(quote, problem(422, 'quote_expired'), again, made)
    expect(await stays.book(booking())).toMatchObject({ status: 'issued', supplierOfferId: 'quo_2' })
    expect(sent(3)).toMatchObject({ data: { quote_id: 'quo_2' } })
    expect(server.seen).toHaveLength(4)
    const { stays: other } = await openStays(quote, problem(422, 'quote_expired'), again, problem(422, 'quote_expired'))
    expect(await kindOf(other.book(booking()))).toBe('rejected')
  })

  test('a quote at another price books nothing, neither the first nor a new one', async () => {
    const dearer = json(201, { data: { ...quoted, total_amount: '820.00' } })
    const { stays, server } = await openStays(quote, quote, problem(422, 'quote_expired'), dearer)
    expect(await kindOf(stays.book(booking({ price: money(79800, 'GBP') })))).toBe('price-changed')
    expect(await kindOf(stays.book(booking({ price: money(79900, 'USD') })))).toBe('price-changed')
    expect(server.seen.filter(({ url }) => url.endsWith('/bookings'))).toEqual([])
  })

  test('a 202 is requested', async () => {
    const asked = { ...fixture, status: 'requested', reference: null, confirmed_at: null }
    const { stays } = await openStays(quote, json(202, { data: asked }))
    expect(await stays.book(booking())).toMatchObject({ id: fixture.id, status: 'requested', bookingReference: null })
  })

  test.each([
    ['rate_unavailable', 422, 'sold-out'],
    ['insufficient_balance', 422, 'rejected'],
    ['validation_required', 422, 'rejected'],
    ['a_code_of_tomorrow', 422, 'rejected'],
    ['rate_limit_exceeded', 429, 'rate-limited'],
    ['booking_not_created', 502, 'rejected'],
    ['internal_server_error', 500, 'unknown-outcome'],
    ['gateway_timeout_error', 504, 'unknown-outcome'],
    ['service_unavailable', 503, 'unavailable'],
  ])('%s with %i is %s, and is not repeated', async (code, status, kind) => {
    const { stays, server } = await openStays(quote, problem(status, code))
    const work = stays.book(booking())
    await expect(work).rejects.not.toThrow(TOKEN)
    expect(await kindOf(work)).toBe(kind)
    expect(server.seen).toHaveLength(2)
  })

  const lost: { name: string; answer: Answer }[] = [
    { name: 'F19 the answer is lost', answer: (response) => response.socket?.resetAndDestroy() },
    { name: 'F14 the booking has no id', answer: json(201, { data: { ...fixture, id: undefined } }) },
    { name: 'F9 the answer is a page', answer: text(200, 'text/html', '<p>') },
    { name: 'a 502 page', answer: text(502, 'text/html', '<h1>Bad gateway</h1>') },
  ]
  test.each(lost)('$name: the outcome is unknown, and the booking is found by our reference', async ({ answer }) => {
    const others = { ...fixture, id: 'bok_other', metadata: { reference: 'TW-9' } }
    const { stays, server } = await openStays(quote, answer, json(200, { data: [{}, others, fixture], meta: { after: null } }))
    expect(await kindOf(stays.book(booking()))).toBe('unknown-outcome')
    const by = { reference: 'TW-1042', notBefore: new Date('2026-11-22T14:59:00Z') }
    expect(await stays.findBooking(by)).toMatchObject({ id: fixture.id, status: 'issued' })
    expect(server.seen).toHaveLength(3)
  })
})

describe('finding a booking by our reference', () => {
  const notBefore = new Date('2026-11-22T15:00:00Z')
  const other = (confirmed_at: string | null) => ({ ...fixture, id: 'bok_other', metadata: null, confirmed_at })
  const page = (after: string | null, ...data: unknown[]) => json(200, { data, meta: { after } })

  test('searches page by page', async () => {
    const { stays, lines } = await openStays(page('g2w', other('2026-11-22T16:00:00Z'), other(null)), page(null, fixture))
    expect(await stays.findBooking({ reference: 'TW-1042', notBefore })).toMatchObject({ id: fixture.id })
    expect(lines()).toEqual(['GET /duffel/stays/bookings?limit=200', 'GET /duffel/stays/bookings?limit=200&after=g2w'])
  })

  test('stops at bookings older than ours can be, or after ten pages', async () => {
    const old = await openStays(page('g2w', other('2026-11-22T14:00:00Z')))
    expect(await old.stays.findBooking({ reference: 'TW-1042', notBefore })).toBeNull()
    expect(old.server.seen).toHaveLength(1)
    const endless = await openStays(page('g2w', other('2026-11-22T16:00:00Z')))
    expect(await endless.stays.findBooking({ reference: 'TW-1042', notBefore })).toBeNull()
    expect(endless.server.seen).toHaveLength(10)
  })
})

describe('cancelling', () => {
  const cancelled = { ...fixture, status: 'cancelled', cancelled_at: '2026-12-18T10:00:00Z' }

  test('returns the refund that Duffel states', async () => {
    const withRefund = { ...cancelled, refund_amount: '400.00', refund_currency: 'GBP' }
    const { stays, lines } = await openStays(json(200, { data: withRefund }))
    expect(await stays.cancel(fixture.id)).toMatchObject({ status: 'cancelled', refund: { amount: 40000, currency: 'GBP' } })
    expect(lines()).toEqual([`POST /duffel/stays/bookings/${fixture.id}/actions/cancel`])
  })

  test('without Duffel’s refund, the terms decide', async () => {
    const { stays } = await openStays(json(200, { data: cancelled }))
    expect(await stays.cancel(fixture.id)).toMatchObject({ refund: { amount: 39950, currency: 'GBP' } })
  })

  test('repeated is no error', async () => {
    const { stays } = await openStays(problem(422, 'already_cancelled'), json(200, { data: cancelled }))
    expect(await stays.cancel(fixture.id)).toMatchObject({ status: 'cancelled' })
  })

  test('of a declined booking is no error', async () => {
    const declined = { ...fixture, status: 'failed', reference: null }
    const { stays } = await openStays(problem(422, 'booking_not_cancellable'), json(200, { data: declined }))
    expect(await stays.cancel(fixture.id)).toMatchObject({ status: 'failed', refund: null })
  })

  test.each([
    ['confirmed', 'TOO_LATE'],
    ['requested', 'booking_not_cancellable'],
  ])('a booking that is %s and not cancellable is refused as %s', async (status, vendorCode) => {
    const { stays } = await openStays(problem(422, 'booking_not_cancellable'), json(200, { data: { ...fixture, status } }))
    await expect(stays.cancel(fixture.id)).rejects.toMatchObject({ kind: 'rejected', vendorCode })
  })

  test('a lost response is an unknown outcome, and the call is not repeated', async () => {
    const { stays, server } = await openStays((response) => response.socket?.resetAndDestroy())
    expect(await kindOf(stays.cancel(fixture.id))).toBe('unknown-outcome')
    expect(server.seen).toHaveLength(1)
  })
})

describe('reading a booking', () => {
  test.each([
    ['confirmed', {}, 'issued'],
    ['requested', { status: 'requested' }, 'requested'],
    ['failed', { status: 'failed' }, 'failed'],
    ['cancelled', { cancelled_at: '2026-11-23T10:00:00Z' }, 'cancelled'],
    ['an unknown future value', { status: 'waitlisted' }, 'pending'],
  ])('%s is %s', async (_name, change, status) => {
    const { stays } = await openStays(json(200, { data: { ...fixture, ...change } }))
    expect(await stays.getOrder(fixture.id)).toMatchObject({ status })
  })

  test('a response about another booking is not accepted', async () => {
    const { stays } = await openStays(json(200, { data: { ...fixture, id: 'bok_other' } }))
    expect(await kindOf(stays.getOrder(fixture.id))).toBe('unavailable')
  })

  test('a booking with an invalid price still exists', async () => {
    const { stays } = await openStays(json(200, { data: { ...fixture, accommodation: null } }))
    expect(await stays.getOrder(fixture.id)).toMatchObject({ status: 'issued', total: null, details: { phone: null } })
  })
})

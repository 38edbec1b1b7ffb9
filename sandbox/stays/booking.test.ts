import { expect, test } from 'vitest'
import { receiveWebhooks, refusalOf } from '../duffel/drive-sandbox.ts'
import { bookQuote, bookRate, driveSupplier, findRate, guest, refundOf, scenarioRate } from './drive-stays.ts'

const receiver = await receiveWebhooks()
const { duffel, ask, arm } = await driveSupplier(2)
await ask('POST', '/air/webhooks', {
  body: {
    data: { url: receiver.url, events: ['stays.booking.created', 'stays.booking.cancelled', 'stays.booking_creation_failed'] },
  },
})

const fullRefund = ({
  cancellation_timeline: [first],
  total_amount,
}: {
  cancellation_timeline: { refund_amount: string }[]
  total_amount: string
}) => first?.refund_amount === total_amount

test('a rate is quoted at its price and booked with the property’s own number', async () => {
  const rate = await findRate(duffel, ({ payment_type }) => payment_type === 'pay_now')
  const { quote, booking } = await bookRate(duffel, rate.id)
  expect(quote).toMatchObject({ total_amount: rate.total_amount, total_currency: 'USD', rooms: 1, deposit_amount: null })
  expect(quote.accommodation.rooms).toHaveLength(1)
  expect(booking).toMatchObject({ status: 'confirmed', cancelled_at: null, guests: [guest], phone_number: '+2348031234567' })
  expect(booking.reference).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect(booking.accommodation.phone_number).toMatch(/^\+234/)
  expect(booking.accommodation.email).toContain('@')
  expect((await duffel.stays.bookings.get(booking.id)).data).toEqual(booking)
  expect((await duffel.stays.quotes.get(quote.id)).data).toEqual(quote)
  const announced = JSON.parse((await receiver.next('stays.booking.created')).body)
  expect(announced.data.object.id).toBe(booking.id)
})

test('bookings are listed newest first, a page at a time', async () => {
  const rate = await scenarioRate(duffel, 'Successful Booking with Balance')
  const { booking: older } = await bookRate(duffel, rate.id)
  const { booking: newer } = await bookRate(duffel, rate.id)
  const page = await duffel.stays.bookings.list({ limit: 1 })
  expect(page.data.map(({ id }) => id)).toEqual([newer.id])
  const next = await duffel.stays.bookings.list({ limit: 1, after: page.meta?.after })
  expect(next.data.map(({ id }) => id)).toEqual([older.id])
})

test('a cancellation before the deadline refunds everything', async () => {
  const rate = await findRate(duffel, (one) => fullRefund(one) && one.payment_type === 'pay_now')
  const { booking } = await bookRate(duffel, rate.id)
  const { data: cancelled } = await duffel.stays.bookings.cancel(booking.id)
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(String) })
  expect(refundOf(cancelled)).toBe(rate.total_amount)
  expect(await refusalOf(duffel.stays.bookings.cancel(booking.id))).toMatchObject({ status: 422, code: 'already_cancelled' })
})

test('a non-refundable booking is cancelled without a refund', async () => {
  const { booking } = await bookRate(duffel, (await scenarioRate(duffel, 'Non-refundable Rate')).id)
  const { data: cancelled } = await duffel.stays.bookings.cancel(booking.id)
  expect(cancelled.status).toBe('cancelled')
  expect(refundOf(cancelled)).toBe('0.00')
})

test('a deposit is a part of the price, and its retained part is the fee', async () => {
  const rate = await scenarioRate(duffel, 'Pay a Deposit Now')
  const { quote, booking } = await bookRate(duffel, rate.id)
  expect(Number(quote.deposit_amount)).toBeCloseTo(Number(rate.total_amount) * 0.3, 1)
  expect(rate).toMatchObject({ deposit_amount: quote.deposit_amount, deposit_currency: quote.deposit_currency })
  const { data: cancelled } = await duffel.stays.bookings.cancel(booking.id)
  expect(refundOf(cancelled)).toBe(quote.deposit_amount)
})

test('a stay paid at the property does not charge the balance', async () => {
  const { booking } = await bookRate(duffel, (await scenarioRate(duffel, 'Pay at the Accommodation')).id)
  expect(refundOf((await duffel.stays.bookings.cancel(booking.id)).data)).toBe('0.00')
})

test.each([
  ['Rate Unavailable at Quote', 'rate_unavailable', 422],
  ['Rate Unavailable at Booking', 'rate_unavailable', 422],
  ['Booking Refused', 'booking_not_created', 502],
  ['Insufficient Balance', 'insufficient_balance', 422],
])('the test room “%s” has its documented behaviour', async (title, code, status) => {
  const rate = await scenarioRate(duffel, title)
  expect(await refusalOf(bookRate(duffel, rate.id))).toMatchObject({ code, status })
})

test('the test room whose price changes is quoted, and booked, at the new one', async () => {
  const rate = await scenarioRate(duffel, 'Price Change at Quote')
  const { data: quote } = await duffel.stays.quotes.create(rate.id)
  expect(Number(quote.total_amount)).toBeGreaterThan(Number(rate.total_amount))
  const parts = [quote.base_amount, quote.tax_amount, quote.fee_amount].reduce((sum, part) => sum + Number(part), 0)
  expect(parts).toBeCloseTo(Number(quote.total_amount), 2)
  expect((await duffel.stays.quotes.create(rate.id)).data.total_amount).toBe(quote.total_amount)
  const { data: booking } = await bookQuote(duffel, quote.id)
  expect(booking.accommodation.rooms[0]?.rates[0]?.total_amount).toBe(quote.total_amount)
})

test('the test room for members requires a number of the programme', async () => {
  const rate = await scenarioRate(duffel, 'Loyalty Programme Required')
  expect(rate).toMatchObject({ loyalty_programme_required: true, supported_loyalty_programme: 'duffel_hotel_group_rewards' })
  const { data: quote } = await duffel.stays.quotes.create(rate.id)
  expect(await refusalOf(bookQuote(duffel, quote.id))).toMatchObject({
    code: 'validation_required',
    source: { pointer: '/loyalty_programme_account_number' },
  })
  const { data: booking } = await bookQuote(duffel, quote.id, { loyalty_programme_account_number: '201154908' })
  expect(booking.loyalty_programme_account_number).toBe('201154908')
})

test.each([
  ['On Request, Then Confirmed', 'confirmed', 'stays.booking.created'],
  ['On Request, Then Declined', 'failed', 'stays.booking_creation_failed'],
])('the test room “%s” is requested first', async (title, status, event) => {
  const rate = await scenarioRate(duffel, title)
  const { data: quote } = await duffel.stays.quotes.create(rate.id)
  const made = await bookQuote(duffel, quote.id)
  expect(made.status).toBe(202)
  expect(made.data).toMatchObject({ status: 'requested', reference: null, confirmed_at: null })
  for (;;) {
    const { object } = JSON.parse((await receiver.next(event)).body).data
    if (object.id === made.data.id) break
  }
  const { data: settled } = await duffel.stays.bookings.get(made.data.id)
  expect(settled.status).toBe(status)
  expect(settled.reference === null).toBe(status === 'failed')
})

test('a booking with a lost response is made', async () => {
  const rate = await scenarioRate(duffel, 'Booked, but the Answer Is Lost')
  const before = (await duffel.stays.bookings.list({ limit: 200 })).data.length
  await expect(bookRate(duffel, rate.id)).rejects.toThrow()
  expect((await duffel.stays.bookings.list({ limit: 200 })).data).toHaveLength(before + 1)
})

test.each([
  ['sold-out', 'rate_unavailable', 422],
  ['booking-refused', 'booking_not_created', 502],
  ['insufficient-balance', 'insufficient_balance', 422],
])('a booking with the fault %s is refused, and succeeds the next time', async (fault, code, status) => {
  const rate = await scenarioRate(duffel, 'Successful Booking with Balance')
  const { data: quote } = await duffel.stays.quotes.create(rate.id)
  await arm(fault)
  expect(await refusalOf(bookQuote(duffel, quote.id))).toMatchObject({ code, status })
  expect((await bookQuote(duffel, quote.id)).data.status).toBe('confirmed')
})

test('a rate sold between quote and booking stays unavailable, and a raised price stays raised', async () => {
  const { total_amount, id } = await scenarioRate(duffel, 'Successful Booking with Balance')
  await arm('price-change')
  const { data: dearer } = await duffel.stays.quotes.create(id)
  expect(Number(dearer.total_amount)).toBeGreaterThan(Number(total_amount))
  expect((await duffel.stays.quotes.create(id)).data.total_amount).toBe(dearer.total_amount)
  await arm('sold-out')
  expect(await refusalOf(duffel.stays.quotes.create(id))).toMatchObject({ code: 'rate_unavailable' })
  expect(await refusalOf(duffel.stays.quotes.create(id))).toMatchObject({ code: 'rate_unavailable' })
})

test('a fault armed for one supplier does not affect another', async () => {
  const { id } = await scenarioRate(duffel, 'Successful Booking with Balance')
  await arm('sold-out', 1, '/3/')
  expect((await duffel.stays.quotes.create(id)).data.rooms).toBe(1)
  await arm('sold-out', 1, '/2/stays/quotes')
  expect(await refusalOf(duffel.stays.quotes.create(id))).toMatchObject({ code: 'rate_unavailable' })
})

test('a cancellation can be too late, by a fault and by the test room', async () => {
  const { booking } = await bookRate(duffel, (await scenarioRate(duffel, 'Successful Booking with Balance')).id)
  await arm('too-late')
  expect(await refusalOf(duffel.stays.bookings.cancel(booking.id))).toMatchObject({ code: 'booking_not_cancellable' })
  expect((await duffel.stays.bookings.cancel(booking.id)).data.status).toBe('cancelled')
  const { booking: fixed } = await bookRate(duffel, (await scenarioRate(duffel, 'Too Late to Cancel')).id)
  expect(await refusalOf(duffel.stays.bookings.cancel(fixed.id))).toMatchObject({ code: 'booking_not_cancellable' })
})

test('the last room is sold once', async () => {
  const rate = await findRate(duffel, ({ quantity_available }) => quantity_available === 1)
  const { data: first } = await duffel.stays.quotes.create(rate.id)
  const { data: second } = await duffel.stays.quotes.create(rate.id)
  const { data: booking } = await bookQuote(duffel, first.id)
  expect(await refusalOf(bookQuote(duffel, second.id))).toMatchObject({ code: 'rate_unavailable' })
  await duffel.stays.bookings.cancel(booking.id)
  expect((await bookQuote(duffel, second.id)).data.status).toBe('confirmed')
})

test.each([
  ['too many guests', { guests: [guest, guest, guest] }, '/guests'],
  ['nobody', { guests: [] }, '/guests'],
  ['a phone number without a country', { phone_number: '08031234567' }, '/phone_number'],
  ['an e-mail address without a domain', { email: 'amelia' }, '/email'],
])('a booking for %s is refused', { tags: ['full'] }, async (_what, change, pointer) => {
  const rate = await scenarioRate(duffel, 'Successful Booking with Balance')
  const { data: quote } = await duffel.stays.quotes.create(rate.id)
  const data = { quote_id: quote.id, guests: [guest], email: 'amelia@example.com', phone_number: '+2348031234567', ...change }
  const answer = await ask('POST', '/stays/bookings', { body: { data } })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors[0]).toMatchObject({ type: 'validation_error', source: { pointer } })
})

import { expect, test } from 'vitest'
import { refusalOf } from '../duffel/drive-sandbox.ts'
import { bookQuote, bookRate, driveSupplier, findStays, refundOf, scenarioRate } from './drive-stays.ts'

const { duffel, pass } = await driveSupplier(2)

test('a quote expires after half an hour', async () => {
  const rate = await scenarioRate(duffel, 'Successful Booking with Balance')
  const { data: quote } = await duffel.stays.quotes.create(rate.id)
  pass(31 * 60_000)
  expect(await refusalOf(bookQuote(duffel, quote.id))).toMatchObject({ status: 422, code: 'quote_expired' })
})

test('a search result expires after half an hour', async () => {
  const [result] = await findStays(duffel)
  pass(31 * 60_000)
  expect(await refusalOf(duffel.stays.searchResults.fetchAllRates(result?.id ?? ''))).toMatchObject({
    status: 422,
    code: 'search_result_expired',
  })
})

test('after the deadlines the penalty increases, and from check-in on cancelling is refused', async () => {
  const rate = await scenarioRate(duffel, 'Partially Refundable Rate')
  const [full, half] = rate.cancellation_timeline
  const { booking: early } = await bookRate(duffel, rate.id)
  const { booking: late } = await bookRate(duffel, rate.id)
  pass(Date.parse(full?.before ?? '') - Date.now() + 60_000)
  expect(refundOf((await duffel.stays.bookings.cancel(early.id)).data)).toBe(half?.refund_amount)
  expect(Number(half?.refund_amount)).toBeLessThan(Number(full?.refund_amount))
  pass(20 * 86_400_000)
  expect(await refusalOf(duffel.stays.bookings.cancel(late.id))).toMatchObject({ status: 422, code: 'booking_not_cancellable' })
})

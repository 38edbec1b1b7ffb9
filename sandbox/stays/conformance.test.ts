import type { StaysAccommodation, StaysBooking, StaysQuote, StaysRoom, StaysRoomRate, StaysSearchResult } from '@duffel/api/types'
import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { inDays } from '../duffel/drive-sandbox.ts'
import type { presentAccommodation } from './accommodation/present-accommodation.ts'
import type { presentBooking } from './bookings/present-booking.ts'
import { driveSupplier, lagos } from './drive-stays.ts'
import type { presentQuote } from './quotes/create-quote.ts'
import type { PresentedRate } from './rates/present-rate.ts'
import type { PresentedRoom } from './rates/present-rooms.ts'
import type { presentResult } from './search/present-result.ts'

const { ask } = await driveSupplier(2)

/** Fields of the vendor's own client that would not be sent. */
type Missing<Promised, Sent> = Exclude<keyof Promised, keyof Sent>

test('every field of the vendor’s client is sent', () => {
  expectTypeOf<Missing<StaysRoomRate, PresentedRate>>().toBeNever()
  expectTypeOf<Missing<StaysRoom, PresentedRoom>>().toBeNever()
  expectTypeOf<Missing<StaysAccommodation, ReturnType<typeof presentAccommodation>>>().toBeNever()
  expectTypeOf<Missing<StaysSearchResult, ReturnType<typeof presentResult>>>().toBeNever()
  expectTypeOf<Missing<StaysQuote, ReturnType<typeof presentQuote>>>().toBeNever()
  expectTypeOf<Missing<StaysBooking, ReturnType<typeof presentBooking>>>().toBeNever()
})

const nearly = {
  location: { radius: 5, geographic_coordinates: lagos },
  check_in_date: inDays(40),
  check_out_date: inDays(42),
  rooms: 1,
  guests: [{ type: 'adult' }],
}

test.each([
  ['POST', '/stays/search', nearly],
  ['POST', '/stays/quotes', { rate_id: 'rat_x' }],
  ['POST', '/stays/bookings', { quote_id: 'quo_x', guests: [], email: 'a@b.example', phone_number: '+2348031234567' }],
  ['POST', '/stays/accommodation/suggestions', { query: 'hotel' }],
  ['POST', '/stays/negotiated_rates', { rate_access_code: 'A', display_name: 'A', chain_id: 'chn_x' }],
])('any request by %s to %s is answered, never with an internal error', async (method, path, sound) => {
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(sound), 'other'), fc.anything({ maxDepth: 2 }))
    .map(([field, value]) => ({ ...sound, [field]: typeof value === 'bigint' ? String(value) : value }))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        spoilt,
        fc.json().map((text) => JSON.parse(text)),
      ),
      async (data) => {
        const answer = await ask(method, path, { body: { data } })
        expect(answer.status).toBeLessThan(500)
        await answer.arrayBuffer()
      },
    ),
    { seed: 8, numRuns: 60 },
  )
})

test.each(['srr_', 'srr_x', `srr_${'A'.repeat(400)}`, 'srr_%00', 'acc_0000'])('the id %s is not found', async (id) => {
  const answer = await ask('POST', `/stays/search_results/${id}/actions/fetch_all_rates`)
  expect(answer.status).toBe(404)
})

test('a version is required, and only JSON is accepted', async () => {
  expect((await ask('GET', '/stays/brands', { headers: { 'duffel-version': undefined } })).status).toBe(400)
  expect((await ask('GET', '/stays/brands', { headers: { accept: 'text/html' } })).status).toBe(406)
  expect((await ask('GET', '/stays/brands', { headers: { authorization: undefined } })).status).toBe(401)
  expect((await ask('GET', '/stays/nothing')).status).toBe(404)
  const served = await ask('GET', '/stays/brands')
  expect(served.headers.get('x-request-id')).toBeTruthy()
  expect(served.headers.get('ratelimit-remaining')).toBeTruthy()
})

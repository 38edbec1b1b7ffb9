import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { products } from '#domain/products.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { readAgencyPricing } from '#server/modules/pricing/read-pricing.ts'
import { buildAgency } from '../factories.ts'
import { openOwner } from '../open-owner.ts'
import { startOperator, operator as supplier } from './tour/operator.ts'

const { t, owner, orderOf, balance } = await openOwner()
let operator: Awaited<ReturnType<typeof startOperator>>
beforeAll(async () => {
  operator = await startOperator()
})
afterAll(() => operator.close())

const day = addDays(new Date().toISOString().slice(0, 10), 30)
const contact = { email: 'ada@example.com', phone: '+2348031234567' }
const participants = [
  { givenName: 'Adaeze', familyName: 'Obi' },
  { givenName: 'Tobenna', familyName: 'Obi' },
]

/** Searches, compares, opens a checkout, names the participants and pays from the wallet. */
async function bookTour() {
  const found = await owner.call('POST', '/tours/searches', { city: 'Lagos', day, participants: 2 })
  expect(found.body.tours.map(({ id }: { id: string }) => id)).toEqual(['lagoon', 'market'])
  const { searchId } = found.body
  const compared = await owner.call('GET', `/tours/searches/${searchId}?only[0]=lagoon&only[1]=market`)
  expect(compared.body.tours).toEqual(found.body.tours)
  const opened = await owner.call('POST', '/checkouts', { product: 'tour', searchId, tourId: 'lagoon' })
  const { id } = opened.body
  await owner.call('PUT', `/checkouts/${id}/participants`, { participants, contact })
  const { body: checkout } = await owner.call('POST', `/checkouts/${id}/review`)
  expect(checkout).toMatchObject({ product: 'tour', participants, contact, priceChange: null })
  const { body: paid } = await owner.call('POST', `/checkouts/${id}/pay`, {
    method: 'wallet',
    total: checkout.total,
    idempotencyKey: checkout.idempotencyKey,
  })
  await t.drain()
  return { checkout, order: await orderOf(paid.orderId) }
}

test('a product that exists only in tests is searched, compared, sold and paid', async () => {
  const before = await balance()
  const { checkout, order } = await bookTour()
  expect(order).toMatchObject({
    product: 'tour',
    status: 'Issued',
    title: 'Lagos lagoon by boat, Lagos',
    participants,
    bookingReference: 'TOUR1',
    total: checkout.total,
    actions: expect.arrayContaining(['cancel', 'email-confirmation', 'add-note']),
  })
  expect(order.timeline.map(({ event }: { event: string }) => event)).toContain('The operator confirmed the tour')
  expect([...operator.bookings.values()]).toMatchObject([{ reference: order.id, tourId: 'lagoon', isCancelled: false }])
  expect(await balance()).toBe(before - order.total.amount + order.margin.amount)
})

test('its search is streamed as its suppliers answer', async () => {
  const { status, headers, body } = await owner.call('POST', '/tours/streams', { city: 'Lagos', day, participants: 2 })
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream'])
  const events = String(body)
    .split('\n')
    .flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []))
  expect(events.map(({ type }) => type)).toEqual(['started', 'found', 'supplier', 'finished'])
  expect(events[1].upserts.map(({ id }: { id: string }) => id)).toEqual(['lagoon', 'market'])
})

test('a new agency adds a markup to it from its first day', async () => {
  const { markup } = await readAgencyPricing(await buildAgency(t.system), 'tour')
  expect(markup).toMatchObject({ name: 'Standard tour markup', kind: 'percent' })
  expect(markup?.value).toBeGreaterThan(0)
})

test('its price has its own words, and its operator is among the connections', async () => {
  const { order } = await bookTour()
  expect(order.money.lines.map(({ label }: { label: string }) => label)).toEqual(['Tour price'])
  const { body: connections } = await owner.call('GET', '/connections')
  expect(connections).toContainEqual(expect.objectContaining({ part: 'tours', name: 'Tour operator', problem: null }))
})

test('a booking whose answer is lost waits for a person, who records the operator’s reference and no ticket numbers', async () => {
  vi.spyOn(supplier, 'book').mockRejectedValueOnce(new SupplierError('unknown-outcome', supplier.id, 'no answer'))
  const { order } = await bookTour()
  for (let look = 0; look < 6; look += 1) await t.drainLater()
  const waiting = await orderOf(order.id)
  expect(waiting.status).toBe('AwaitingAdmin')
  expect(waiting.timeline.map(({ note }: { note: string | null }) => note)).toContain(
    'The operator knows of no such booking yet.',
  )
  const decide = (body: object) => owner.call('POST', `/orders/${order.id}/decide`, { decision: 'mark-issued', ...body })
  const numbered = await decide({ ticketNumbers: ['7101234567890'], bookingReference: 'T-1' })
  expect(numbered.body).toMatchObject({ code: 'input.invalid', data: { problems: [{ path: 'bookingReference' }] } })
  expect((await decide({ bookingReference: 'T-1' })).status).toBe(200)
  expect(await orderOf(order.id)).toMatchObject({ status: 'Issued', bookingReference: 'T-1' })
})

test('it is listed with the others and found by the names of its people', async () => {
  const { order } = await bookTour()
  const { body: listed } = await owner.call('GET', '/orders?type=tour')
  expect(listed.items.map(({ id }: { id: string }) => id)).toContain(order.id)
  expect(listed.tabs.map(({ product }: { product: string }) => product)).toEqual(products)
  const { body: found } = await owner.call('GET', '/orders?type=tour&query=tobenna')
  expect(found.items.map(({ id }: { id: string }) => id)).toContain(order.id)
})

test('it is cancelled at its supplier for exactly the shown refund, which is credited to the wallet', async () => {
  const before = await balance()
  const { order } = await bookTour()
  const { body: quote } = await owner.call('GET', `/orders/${order.id}/cancellation`)
  expect(quote).toMatchObject({ paid: order.total, penalty: { amount: 0 }, refund: order.total })
  const { refund, idempotencyKey } = quote
  expect((await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
  await t.drain()
  expect(await orderOf(order.id)).toMatchObject({ status: 'Refunded', cancelled: { refund: order.total } })
  expect(operator.bookings.get(order.supplierOrderId)).toMatchObject({ isCancelled: true })
  expect(await balance()).toBe(before)
})

test('an order of one product is not cancelled, documented or saved as another product', async () => {
  const found = await owner.call('POST', '/tours/searches', { city: 'Lagos', day, participants: 1 })
  const { body } = await owner.call('POST', '/checkouts', { product: 'tour', searchId: found.body.searchId, tourId: 'market' })
  const guests = [{ room: 0, type: 'adult', age: null, title: null, givenName: 'Ada', familyName: 'Obi' }]
  expect((await owner.call('PUT', `/checkouts/${body.id}/guests`, { guests, contact })).status).toBe(404)
})

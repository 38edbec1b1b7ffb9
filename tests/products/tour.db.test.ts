import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { products } from '#domain/products.ts'
import { openOwner } from '../open-owner.ts'
import { startOperator } from './tour/operator.ts'

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

test('a product that only tests declare is searched, compared, sold and paid', async () => {
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

test('it is listed with the others and found by the names of its people', async () => {
  const { order } = await bookTour()
  const { body: listed } = await owner.call('GET', '/orders?type=tour')
  expect(listed.items.map(({ id }: { id: string }) => id)).toContain(order.id)
  expect(listed.tabs.map(({ product }: { product: string }) => product)).toEqual(products)
  const { body: found } = await owner.call('GET', '/orders?type=tour&query=tobenna')
  expect(found.items.map(({ id }: { id: string }) => id)).toContain(order.id)
})

test('it is cancelled at its supplier for exactly what was shown, and the wallet gets it back', async () => {
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

test('an order of one product is not cancelled, documented or saved as one of another', async () => {
  const found = await owner.call('POST', '/tours/searches', { city: 'Lagos', day, participants: 1 })
  const { body } = await owner.call('POST', '/checkouts', { product: 'tour', searchId: found.body.searchId, tourId: 'market' })
  const guests = [{ room: 0, type: 'adult', age: null, title: null, givenName: 'Ada', familyName: 'Obi' }]
  expect((await owner.call('PUT', `/checkouts/${body.id}/guests`, { guests, contact })).status).toBe(404)
})

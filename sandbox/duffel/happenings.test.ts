import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { book, driveSandbox, findOffers, ofTestAirline, paying, receiveWebhooks, refusalOf, traveller } from './drive-sandbox.ts'

const receiver = await receiveWebhooks()
const { duffel, ask, arm, ordersOf } = await driveSandbox()
const {
  data: { secret },
} = await duffel.webhooks.create({
  url: receiver.url,
  events: [
    'order.created',
    'order.creation_failed',
    'order.updated',
    'order_cancellation.confirmed',
    'order.airline_initiated_change_detected',
    'ping.triggered',
  ],
})

test('an order sends an event, signed with the secret that is shown only once', async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel)))
  const { headers, body } = await receiver.next('order.created')
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-duffel-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    type: 'order.created',
    api_version: 'v2',
    live_mode: false,
    idempotency_key: order.id,
    data: { object: { id: order.id } },
  })
  const { data: listed } = await duffel.webhooks.list({})
  expect(listed[0]).not.toHaveProperty('secret')
})

test('a webhook is pinged, changed, listed with its deliveries and removed', async () => {
  const created = await ask('POST', '/air/webhooks', { body: { data: { url: receiver.url, events: ['order.created'] } } })
  const { id } = (await created.json()).data
  expect((await ask('POST', `/air/webhooks/${id}/actions/ping`)).status).toBe(204)
  const ping = JSON.parse((await receiver.next('ping.triggered')).body)
  expect(ping.type).toBe('ping.triggered')
  expect((await ask('POST', `/air/webhooks/events/${ping.id}/actions/redeliver`)).status).toBe(204)
  expect(JSON.parse((await receiver.next('ping.triggered')).body).id).toBe(ping.id)
  const deliveries = await ask('GET', `/air/webhooks/deliveries?endpoint_id=${id}`)
  expect((await deliveries.json()).data).toHaveLength(2)
  const changed = await ask('PATCH', `/air/webhooks/${id}`, { body: { data: { active: false } } })
  expect((await changed.json()).data).toMatchObject({ active: false, events: ['order.created'] })
  expect((await ask('DELETE', `/air/webhooks/${id}`)).status).toBe(204)
  expect((await ask('GET', `/air/webhooks/${id}`)).status).toBe(404)
})

test('a price change applies to the offer, which refuses the old amount and is booked at the new one', async () => {
  const found = ofTestAirline(await findOffers(duffel))
  await arm('price-change')
  const { data: offer } = await duffel.offers.get(found.id)
  expect(Number(offer.total_amount)).toBeGreaterThan(Number(found.total_amount))
  expect(await refusalOf(book(duffel, found))).toMatchObject({ status: 422, code: 'price_changed' })
  expect((await book(duffel, { ...offer, available_services: [] })).total_amount).toBe(offer.total_amount)
})

test.each(['sold-out', 'offer-gone'])('an offer that is %s is not available again', async (fault) => {
  const found = ofTestAirline(await findOffers(duffel))
  await arm(fault)
  expect(await refusalOf(book(duffel, found))).toMatchObject({ status: 422, code: 'offer_no_longer_available' })
  expect(await refusalOf(duffel.offers.get(found.id))).toMatchObject({ status: 422, code: 'offer_no_longer_available' })
})

test.each([
  ['ticket-refused', 502, 'order_not_created'],
  ['insufficient-balance', 422, 'insufficient_balance'],
])('%s books nothing', async (fault, status, code) => {
  const found = ofTestAirline(await findOffers(duffel))
  await arm(fault)
  expect(await refusalOf(book(duffel, found))).toMatchObject({ status, code })
  expect(await ordersOf(found.id)).toEqual([])
})

test('an order whose response is lost is found by its offer id', async () => {
  const found = ofTestAirline(await findOffers(duffel))
  await arm('accepted-then-lost')
  await expect(book(duffel, found)).rejects.toThrow()
  expect(await ordersOf(found.id)).toHaveLength(1)
})

test.each([
  ['created', 'order.created'],
  ['failed', 'order.creation_failed'],
])('an order accepted with 202 is %s a moment later', { tags: ['full'] }, async (outcome, event) => {
  // Earlier bookings sent events too: only later events count.
  const found = ofTestAirline(await findOffers(duffel))
  await arm(`pending-then-${outcome}`)
  const { data: pending } = await duffel.orders.create({
    type: 'instant',
    selected_offers: [found.id],
    passengers: [traveller(found.passengers[0]?.id ?? '', 'Tunde')],
    payments: [paying(found)],
  })
  expect(pending.id).toMatch(/^por_/)
  expect(await ordersOf(found.id)).toEqual([])
  for (;;) {
    const { data } = JSON.parse((await receiver.next(event)).body)
    if (data.object.offer_id !== found.id) continue
    break
  }
  expect(await ordersOf(found.id)).toHaveLength(outcome === 'created' ? 1 : 0)
})

test('a schedule change changes the flight, sends an event, and can be accepted', { tags: ['full'] }, async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel)))
  await arm('schedule-change')
  const { data: moved } = await duffel.orders.get(order.id)
  const [change] = moved.airline_initiated_changes
  expect(moved.slices[0]?.segments[0]?.departing_at).not.toBe(order.slices[0]?.segments[0]?.departing_at)
  expect(change).toMatchObject({ action_taken: null, order_id: order.id })
  expect(JSON.parse((await receiver.next('order.airline_initiated_change_detected')).body).data.object.id).toBe(order.id)
  const { data: accepted } = await duffel.airlineInitiatedChanges.accept(change?.id ?? '')
  expect(accepted.action_taken).toBe('accepted')
})

test('cancelling refunds the balance', { tags: ['full'] }, async () => {
  const offer = ofTestAirline(await findOffers(duffel))
  const order = await book(duffel, offer)
  const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id })
  await duffel.orderCancellations.confirm(quote.id)
  const { data } = JSON.parse((await receiver.next('order_cancellation.confirmed')).body)
  expect(data.object).toMatchObject({ order_id: order.id, refund_amount: order.total_amount, refund_to: 'balance' })
})

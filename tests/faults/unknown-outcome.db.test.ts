import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pay } from '../book-flight.ts'
import { seed, sizes } from '../sizes.ts'
import { openTroubledDesk } from './open-desk.ts'

const SECRET = 'the secret of the webhook at the airline'
const desk = await openTroubledDesk({ DUFFEL_WEBHOOK_SECRET: SECRET })

/** Delivers an event of the airline signed like Duffel's: HMAC-SHA256 over the time, a dot and the body. */
async function deliver(event: { id: string; type: string; offerId: string }): Promise<number> {
  const payload = JSON.stringify({ id: event.id, type: event.type, data: { object: { offer_id: event.offerId } } })
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', SECRET).update(`${seconds}.${payload}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-duffel-signature': `t=${seconds},v1=${signature}` }
  return (await desk.t.app.inject({ method: 'POST', url: '/api/webhooks/duffel', headers, payload })).statusCode
}

const booked = { status: 'Issued', bookings: 1 }
/** An event is only a notification, and the airline's list, which may be delayed, has no such booking: the order is escalated. */
const none = { status: 'AwaitingAdmin', bookings: 0 }
/** How the response to a booking is lost, and its outcome at the airline. */
const losses = [
  { fault: 'accepted-then-lost', ends: booked },
  { fault: 'lost-answer', ends: booked },
  { fault: '500-after', ends: booked },
  { fault: 'hang-body', ends: booked },
  { fault: 'reset-body', ends: booked },
  { fault: 'truncated-json', ends: booked },
  { fault: 'pending-then-created', ends: booked },
  { fault: 'pending-then-failed', ends: none },
]

/** Concurrent events in any order and number: webhooks of the airline, and our polls. */
const happening = fc.oneof(
  fc.record({ event: fc.constantFrom('order.created', 'order.updated', 'order.creation_failed'), again: fc.boolean() }),
  fc.constant('look' as const),
)
const round = fc.tuple(fc.constantFrom(...losses), fc.array(happening, { maxLength: 8 }))

async function offerOf(orderId: string): Promise<string> {
  const { rows } = await desk.t.system.db.$client.query('select supplier_offer_id as id from orders where id = $1', [orderId])
  return String(rows[0]?.id)
}

let delivered = 0

async function play(orderId: string, happenings: readonly (typeof happening extends fc.Arbitrary<infer T> ? T : never)[]) {
  const offerId = await offerOf(orderId)
  for (const one of happenings) {
    if (one === 'look') {
      await desk.t.drainLater()
      continue
    }
    if (!one.again) delivered += 1
    expect(await deliver({ id: `wev_${delivered}`, type: one.event, offerId })).toBe(200)
  }
}

test(`${sizes.unknownOutcome} bookings with a lost response are made once, whatever webhooks and polls occur meanwhile`, async () => {
  const booking = fc.asyncProperty(round, async ([{ fault, ends }, happenings]) => {
    await desk.renew()
    const before = await desk.balance()
    const checkout = await desk.checkout()
    await desk.t.arm({ vendor: 'duffel', fault, method: 'POST', path: '/air/orders', times: 1 })
    const { orderId } = (await pay(desk.owner, checkout, 'wallet')).body
    await desk.t.drain()
    await play(orderId, happenings)

    // The airline has responded by now, perhaps after our poll; its final state is an event.
    const standing = async () => {
      delivered += 1
      await deliver({ id: `wev_${delivered}`, type: 'order.updated', offerId: await offerOf(orderId) })
      await desk.settle()
      return { status: (await desk.orderOf(orderId)).status, bookings: await desk.bookings(orderId) }
    }
    await expect.poll(standing, { timeout: 15_000, interval: 100 }).toEqual(ends)
    expect(await desk.calls('POST /duffel/air/orders')).toBe(1)
    if (ends === none) {
      const decision = { decision: 'fail-and-refund', note: 'The airline says that it failed' }
      expect((await desk.owner.call('POST', `/orders/${orderId}/decide`, decision)).status).toBe(200)
      await desk.settle()
    }
    const { margin } = await desk.orderOf(orderId)
    const spent = ends.bookings === 1 ? checkout.offer.total.amount - (margin?.amount ?? 0) : 0
    expect(before - (await desk.balance())).toBe(spent)
  })
  await fc.assert(booking, { numRuns: sizes.unknownOutcome, seed, endOnFailure: true })
}, 1_200_000)

test('a booking that the airline never received is not repeated: it is escalated and refunded', {
  tags: ['full'],
}, async () => {
  const before = await desk.balance()
  const checkout = await desk.checkout()
  await desk.t.arm({ vendor: 'duffel', fault: 'reset', method: 'POST', path: '/air/orders', times: 1 })
  const { orderId } = (await pay(desk.owner, checkout, 'wallet')).body
  for (let day = 0; day < 2; day += 1) await desk.settle()
  expect((await desk.orderOf(orderId)).status).toBe('AwaitingAdmin')
  expect(await desk.calls('POST /duffel/air/orders')).toBe(1)
  const decision = { decision: 'fail-and-refund', note: 'Not at the airline' }
  expect((await desk.owner.call('POST', `/orders/${orderId}/decide`, decision)).status).toBe(200)
  await desk.settle()
  expect((await desk.orderOf(orderId)).status).toBe('Refunded')
  expect(await desk.balance()).toBe(before)
  expect(await desk.bookings(orderId)).toBe(0)
})

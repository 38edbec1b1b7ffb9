import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { checkoutItems, orders, trips } from '#server/db/schema/index.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner, orderOf } = await openOwner()

const sold = async (checkout: FlightCheckout): Promise<string> => (await pay(owner, checkout, 'wallet')).body.orderId

async function tripOf(orderId: string) {
  const [row] = await t.system.db
    .select({ trip: trips, order: orders })
    .from(orders)
    .innerJoin(trips, eq(trips.id, orders.tripId))
    .where(eq(orders.id, orderId))
  if (!row) throw new Error('the order has no trip')
  return row
}

test('an order sold alone has its own trip, with a sequential number within the agency', async () => {
  const first = await tripOf(await sold(await readyCheckout(owner, oneAdultToAbuja)))
  const second = await tripOf(await sold(await readyCheckout(owner, oneAdultToAbuja, { index: 1 })))
  expect(second.trip.number).toBe(first.trip.number + 1)
  const { agencyId, title, customerId, createdBy, visitorId } = second.order
  expect(second.trip).toMatchObject({ agencyId, title, customerId, createdBy, visitorId })
  expect((await orderOf(second.order.id)).tripId).toBe(second.trip.id)
})

test('a payer who goes back and pays for another person keeps the trip, with the new person', async () => {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 2 })
  const { orderId } = (await pay(owner, checkout, 'card')).body
  const before = await tripOf(orderId)
  const contact = { email: 'somebody.else@example.com', phone: '+2348031234567' }
  await owner.call('PUT', `/checkouts/${checkout.id}/travellers`, { travellers: checkout.travellers, contact })
  await sold(checkout)
  const after = await tripOf(orderId)
  expect(after.trip).toEqual({ ...before.trip, customerId: after.order.customerId })
  expect(after.trip.customerId).not.toBe(before.trip.customerId)
})

test('an order on top of another one is of that one’s trip', { tags: ['full'] }, async () => {
  const below = await tripOf(await sold(await readyCheckout(owner, oneAdultToAbuja, { index: 3 })))
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 4 })
  await t.system.db.update(checkoutItems).set({ onOrder: below.order.id }).where(eq(checkoutItems.checkoutId, checkout.id))
  const onTop = await tripOf(await sold(checkout))
  expect(onTop.trip).toEqual(below.trip)
})

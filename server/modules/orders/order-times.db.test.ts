import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/index.ts'
import { familyToLondon, pay, readyCheckout } from '#tests/book-flight.ts'
import { openStayDesk } from '#tests/open-stay-desk.ts'

const { t, owner, bookedFromWallet } = await openStayDesk()

const stored = async (id: string) => {
  const [order] = await t.system.db.select().from(orders).where(eq(orders.id, id))
  if (!order?.startsAt || !order.endsAt || !order.zone) throw new Error('the order has no times')
  return { ...order, startsAt: order.startsAt, endsAt: order.endsAt, zone: order.zone }
}

/** `2026-12-14T22:45:00`: the local time of an instant in a time zone. */
const shownAt = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant).replace(' ', 'T')

test('an order of flights is from the first departure to the last arrival, in local times of the airports', async () => {
  const checkout = await readyCheckout(owner, familyToLondon)
  const { slices } = checkout.offer
  const order = await stored((await pay(owner, checkout, 'wallet')).body.orderId)
  expect(order.zone).toBe('Africa/Lagos')
  expect(shownAt(order.startsAt, 'Africa/Lagos')).toBe(slices[0]?.departsAt)
  expect(shownAt(order.endsAt, 'Africa/Lagos')).toBe(slices.at(-1)?.arrivesAt)
  expect((await owner.call('GET', `/orders/${order.id}`)).body.departsAt).toBe(slices[0]?.departsAt)
})

test("an order of a stay is from check-in to check-out, in the property's local time", { tags: ['full'] }, async () => {
  const { checkout, order } = await bookedFromWallet('Successful Booking')
  const { property, checkIn, checkOut } = checkout.offer
  const { startsAt, endsAt, zone } = await stored(order.id)
  expect(zone).toBe(property.zone)
  expect(shownAt(startsAt, property.zone)).toBe(`${checkIn}T${property.checkInFrom ?? '15:00'}:00`)
  expect(shownAt(endsAt, property.zone)).toBe(`${checkOut}T${property.checkOutUntil ?? '11:00'}:00`)
  expect(order.departsAt).toBe(shownAt(startsAt, property.zone))
})

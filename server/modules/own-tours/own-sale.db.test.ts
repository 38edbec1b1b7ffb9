import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import { addDays } from '#domain/dates.ts'
import { systemCtx } from '#server/ctx.ts'
import { orders, tourOwnBookings } from '#server/db/schema/index.ts'
import { eraseOrders } from '#server/modules/customers/privacy/erase-orders.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra, readyTour, searchTours } from '#tests/book-tour.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { openOwner } from '#tests/open-owner.ts'
import { ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'
import { openPeople } from './bookings/own-booking-row.ts'

const { t, owner, orderOf, balance } = await openOwner()
const JAMESTOWN = /jamestown with a harbour pilot/i
beforeAll(async () => {
  await publishOwnTour(t.system, 'skyways')
})

const bookings = () => t.system.db.select().from(tourOwnBookings)
const buy = async () => {
  const checkout = await readyTour(owner, await chooseStart(owner, JAMESTOWN))
  const { body } = await pay(owner, checkout, 'wallet')
  await t.drain()
  return { checkout, order: await orderOf(body.orderId) }
}

describe('an own tour', () => {
  test('is found beside those of suppliers at the price that its author set, by its own agency alone', async () => {
    const { tours, suppliers } = await searchTours(owner)
    const found = tours.find(({ title }) => JAMESTOWN.test(title))
    expect(found).toMatchObject({ total: 5_000_000, sources: ['Own tours'], languages: ['en'], startTimes: ['09:00'] })
    expect(suppliers.map(({ id }) => id).toSorted()).toEqual(['kestrel', 'own', 'wayfare'])
    const savanna = await searchTours(await t.signIn('owner@savanna.test'))
    expect(savanna.tours.some(({ title }) => JAMESTOWN.test(title))).toBe(false)
    expect(savanna.suppliers.map(({ id }) => id)).not.toContain('own')
  })

  test('far away is no further supplier of a search', async () => {
    const kumasi = {
      ...familyInAccra,
      destination: { ...familyInAccra.destination, id: 'city:kumasi-gh', name: 'Kumasi', latitude: 6.69, longitude: -1.62 },
    }
    expect((await searchTours(owner, kumasi)).suppliers.map(({ id }) => id)).not.toContain('own')
  })

  test('is held while it is paid, and confirmed with a voucher for each person; all of the price is the agency’s', {
    tags: ['full'],
  }, async () => {
    const before = await balance()
    const checkout = await readyTour(owner, await chooseStart(owner, JAMESTOWN))
    expect(await bookings()).toMatchObject([{ status: 'held', seats: 3, retail: 5_000_000 }])
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    const order = await orderOf(body.orderId)
    expect(order).toMatchObject({ status: 'Issued', total: { amount: 5_000_000 }, margin: { amount: 5_000_000 } })
    expect(order.vouchers.tickets.map(({ codes }: { codes: { value: string }[] }) => codes[0]?.value)).toEqual(
      [1, 2, 3].map((n) => `${order.bookingReference}-${n}`),
    )
    expect(await bookings()).toMatchObject([{ status: 'confirmed', reference: order.bookingReference }])
    expect(await balance()).toBe(before)
    expect(await checkInvariants(t.databaseUrl)).toEqual([])
  })

  test('that is cancelled in time is refunded, and its seats are sold again', async () => {
    const before = await balance()
    const { order } = await buy()
    const quote = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
    expect(quote).toMatchObject({ penalty: { amount: 0 }, refund: order.total })
    const { refund, idempotencyKey } = quote
    expect((await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    await t.drain()
    expect(await orderOf(order.id)).toMatchObject({ status: 'Refunded' })
    expect((await bookings()).find(({ reference }) => reference === order.bookingReference)).toMatchObject({
      status: 'cancelled',
    })
    expect(await balance()).toBe(before)
    expect(await checkInvariants(t.databaseUrl)).toEqual([])
  })

  test('of an erased customer names nobody any more, and keeps its seats and its price', { tags: ['full'] }, async () => {
    const { order } = await buy()
    const [row] = await t.system.db.select().from(orders).where(eq(orders.id, order.id))
    if (!row) throw new Error('no order')
    const ctx = await systemCtx(t.system, row.agencyId)
    const booking = async () => {
      const found = (await bookings()).find(({ reference }) => reference === order.bookingReference)
      if (!found) throw new Error('no booking')
      return { ...found, told: JSON.stringify(openPeople(ctx, found)) }
    }
    expect((await booking()).told).toContain('Okafor')
    await ctx.tx((tx) => eraseOrders(tx, ctx, [row]))
    const { told, seats, retail } = await booking()
    expect(told).not.toContain('Okafor')
    expect(JSON.parse(told)).toMatchObject({ contact: { fullName: ERASED_NAME, firstName: null }, people: [], answers: [] })
    expect({ seats, retail }).toEqual({ seats: 3, retail: 5_000_000 })
  })

  test('that is no longer published is not sold to who chose it before', { tags: ['full'] }, async () => {
    const { db } = t.system
    const title = 'A tour of one morning'
    await publishOwnTour(t.system, 'skyways', ownTour(undefined, title))
    const chosen = await chooseStart(owner, /of one morning/, { ...familyInAccra, to: addDays(familyInAccra.to, 1) })
    await db.execute(`update authored_tours set status = 'archived' where draft->'name'->>'title' = '${title}'`)
    const { searchId, tourId, optionId, day, start } = chosen
    const refused = await owner.call('POST', '/checkouts', { product: 'tour', searchId, tourId, optionId, day, time: start.time })
    expect(refused).toMatchObject({ status: 410, body: { code: 'tour.no-availability' } })
  })
})

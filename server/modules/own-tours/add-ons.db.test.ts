import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { tourOwnBookings } from '#server/db/schema/index.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, entriesFor } from '#tests/book-tour.ts'
import { ctxOf } from '#tests/factories.ts'
import { openOwner } from '#tests/open-owner.ts'
import { changeOrder, quoteChange } from '#tests/tours/change-tour.ts'
import { ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'
import { createOwnSupplier } from './supplier/own-supplier.ts'

const { t, owner, orderOf } = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
const OWN = /jamestown with a harbour pilot/i
const wine = { id: 'wine', title: 'Palm wine', description: '', per: 'person' as const, amount: 800_000, currency: 'NGN' }
const lunch = { ...wine, id: 'lunch', title: 'Lunch', per: 'booking' as const }
let productId: string
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways', ownTour([{ ...ownOption, addOns: [{ ...wine, stock: 3 }, lunch] }]))
})

const open = async (addOns: { id: string; quantity: number }[]) => {
  const chosen = await chooseStart(owner, OWN)
  const { searchId, tourId, optionId, day, start } = chosen
  const answer = await owner.call('POST', '/checkouts', {
    product: 'tour',
    searchId,
    tourId,
    optionId,
    day,
    time: start.time,
    addOns,
  })
  return { chosen, answer }
}
async function buy(addOns: { id: string; quantity: number }[]) {
  const { chosen, answer } = await open(addOns)
  await owner.call('PUT', `/checkouts/${answer.body.id}/participants`, entriesFor(chosen))
  const { body } = await pay(owner, (await owner.call('POST', `/checkouts/${answer.body.id}/review`)).body, 'wallet')
  await t.drain()
  return { chosen, order: await orderOf(body.orderId) }
}

test('an add-on with a stock is taken with the seats, is sold out, and is returned with a cancellation', async () => {
  const { order, chosen } = await buy([
    { id: 'wine', quantity: 2 },
    { id: 'lunch', quantity: 1 },
  ])
  expect(chosen.detail.options[0]?.addOns?.map(({ id, price }) => [id, price.amount])).toEqual([
    ['wine', 800_000],
    ['lunch', 800_000],
  ])
  // It is paid on the day: the price is that of the people.
  expect(order).toMatchObject({ total: { amount: 5_000_000 }, offer: { addOns: [{ title: 'Palm wine', quantity: 2 }, {}] } })
  const manifest = (await owner.call('GET', `/tour-departures/${productId}/walk/${chosen.day}T09:00`)).body
  expect(manifest.bookings[0].addOns).toEqual([
    { title: 'Palm wine', quantity: 2 },
    { title: 'Lunch', quantity: 1 },
  ])
  const refused = await open([{ id: 'wine', quantity: 2 }])
  expect(refused.chosen.start.addOnsLeft).toEqual([{ id: 'wine', left: 1 }])
  expect(refused.answer).toMatchObject({ status: 409, body: { code: 'tour.add-on-sold-out' } })
  const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
  await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })
  await t.drain()
  expect((await chooseStart(owner, OWN)).start.addOnsLeft).toEqual([{ id: 'wine', left: 3 }])
})

test('what the option does not sell, or more than one for each person, is refused', { tags: ['full'] }, async () => {
  for (const addOn of [
    { id: 'beer', quantity: 1 },
    { id: 'wine', quantity: 4 },
    { id: 'lunch', quantity: 2 },
  ])
    expect((await open([addOn])).answer).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'addOns' }] } } })
})

test('of twenty buyers at once three get the three pieces, also where there are seats for more', {
  tags: ['full'],
}, async () => {
  const supplier = createOwnSupplier(await ctxOf(t.system, 'owner@skyways.test'))
  const availabilityId = `${addDays(new Date().toISOString().slice(0, 10), 20)}T09:00`
  const addOns = [{ id: 'wine', title: wine.title, per: wine.per, price: { amount: 800_000, currency: 'NGN' }, quantity: 1 }]
  const wanted = { productId, optionId: 'walk', availabilityId, unitIds: ['adult'], minutes: 15, addOns }
  const price = { amount: 2_000_000, currency: 'NGN' }
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => supplier.reserve({ ...wanted, price, reference: crypto.randomUUID() })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const [first] = await t.system.db.select().from(tourOwnBookings).where(eq(tourOwnBookings.departureId, availabilityId))
  await supplier.release(first?.uuid ?? '')
  await supplier.reserve({ ...wanted, price, reference: crypto.randomUUID() })
})

test('a change keeps the add-ons, no more than one for each person, where the other departure has them', {
  tags: ['full'],
}, async () => {
  const { order, chosen } = await buy([{ id: 'wine', quantity: 3 }])
  const day = addDays(chosen.day, 1)
  const wanted = { day, time: '09:00', adults: 1, children: [7] }
  const quoted = await quoteChange(owner, order.id, wanted)
  expect((await changeOrder(owner, order.id, { wanted, quoted })).status).toBe(200)
  await t.drain()
  expect((await orderOf(order.id)).offer.addOns).toMatchObject([{ id: 'wine', quantity: 2 }])
  const other = await buy([{ id: 'wine', quantity: 2 }])
  const same = { day, time: '09:00', adults: 2, children: [7] }
  expect(await quoteChange(owner, other.order.id, same)).toMatchObject({ code: 'tour.add-on-sold-out' })
})

import { expect, test } from 'vitest'
import type { Training, TrainingMission } from '#contract/training/training.ts'
import type { MissionId } from '#domain/training/missions.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import type { SignedIn } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '#tests/book-flight.ts'
import { readyStay, testRate } from '#tests/book-stay.ts'
import { heldOrder, payHeld } from '#tests/held-order.ts'
import { openShop } from '#tests/open-shop.ts'

const { t, owner, orderOf, balance } = await openShop()
await owner.call('POST', '/training/practice')

const training = async (client: SignedIn = owner): Promise<Training> => (await client.call('GET', '/training')).body
async function mission(id: MissionId, client?: SignedIn): Promise<TrainingMission> {
  const found = (await training(client)).missions.find((one) => one.id === id)
  if (!found) throw new Error(`there is no mission ${id}`)
  return found
}
const stepsOf = async (id: MissionId) => (await mission(id)).steps.map(({ isDone }) => isDone)
const begin = (id: MissionId) => owner.call('POST', '/training/missions', { mission: id })

test('nothing is done at first, and nothing can be downloaded', async () => {
  const { state, isPractising, missions, certificate } = await training()
  expect([state, isPractising, certificate]).toEqual(['ready', true, null])
  for (const { steps, doneAt } of missions) expect([doneAt, steps.some(({ isDone }) => isDone)]).toEqual([null, false])
  expect((await owner.call('GET', '/training/certificate.pdf')).status).toBe(404)
})

test('a refused ticket: the failure strikes the practice tenant alone, the money returns, and a note completes the mission', {
  tags: ['full'],
}, async () => {
  expect((await mission('ticket-refused')).failure?.state).toBe('ready')
  expect((await begin('ticket-refused')).status).toBe(200)
  expect((await mission('ticket-refused')).failure?.state).toBe('armed')

  const other = await t.signIn('owner@savanna.test')
  const real = await pay(other, await readyCheckout(other, oneAdultToAbuja, { supplier: 'duffel' }), 'wallet')
  await t.drain()
  expect((await other.call('GET', `/orders/${real.body.orderId}`)).body.status, 'a real sale of the same supplier').toBe('Issued')

  const before = await balance()
  const { orderId } = (await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')).body
  expect(await stepsOf('ticket-refused')).toEqual([true, false, false, false])
  await t.drain()
  expect((await orderOf(orderId)).status).toBe('Refunded')
  expect(await balance()).toBe(before)
  expect(await stepsOf('ticket-refused')).toEqual([true, true, true, false])
  await owner.call('POST', `/orders/${orderId}/notes`, { text: 'Called: the money is back.' })
  const done = await mission('ticket-refused')
  expect(done.failure?.state).toBe('happened')
  expect(done.doneAt).not.toBeNull()
  expect(done.steps.at(-1)?.link.to).toBe(`/order/flight/${orderId}`)
})

test('a price that rises at the checkout is accepted and paid', { tags: ['full'] }, async () => {
  await begin('price-jump')
  expect(await stepsOf('price-jump')).toEqual([false, false])
  const { searchId, offers } = await search(owner, oneAdultToAbuja)
  const offer = offers[0]
  const { id } = (await owner.call('POST', '/checkouts', { product: 'flight', searchId, offerId: offer?.id })).body
  const reviewed = (await owner.call('POST', `/checkouts/${id}/review`)).body
  expect(await stepsOf('price-jump')).toEqual([true, false])
  expect(reviewed.priceChange.after.amount).toBeGreaterThan(offer?.total.amount ?? 0)
  await owner.call('POST', `/checkouts/${id}/accept-price`, { total: reviewed.priceChange.after })
  const travellers = offer?.passengers.map((passenger, at) => demoTraveller(passenger, at, oneAdultToAbuja.depart))
  const contact = { email: 'ngozi@example.com', phone: '+2348031234567' }
  const ready = await owner.call('PUT', `/checkouts/${id}/travellers`, { travellers, contact })
  await pay(owner, ready.body, 'wallet')
  await t.drain()
  expect(await stepsOf('price-jump')).toEqual([true, true])
})

test('an airline that moves a flight: the change is told and accepted, in the practice tenant alone', {
  tags: ['full'],
}, async () => {
  expect((await begin('schedule')).status).toBe(200)
  await pay(owner, await readyCheckout(owner, oneAdultToAbuja, { index: 1 }), 'wallet')
  await t.drain()
  expect(await stepsOf('schedule')).toEqual([true, false, false, false])
  await t.drainLater()
  expect(await stepsOf('schedule')).toEqual([true, true, true, false])
  // The airline moves whichever flight of the practice tenant is read first.
  const orderId = (await mission('schedule')).steps.at(-1)?.link.to.split('/').at(-1) ?? ''
  const { scheduleChange } = await orderOf(orderId)
  expect(scheduleChange).toMatchObject({ isOpen: true, legs: [{ departsLater: 60 }] })
  await owner.call('POST', `/orders/${orderId}/schedule-changes/${scheduleChange.id}/accept`)
  expect(await stepsOf('schedule')).toEqual([true, true, true, true])
  expect((await mission('schedule')).doneAt).not.toBeNull()
})

test('a hold that is paid, a stay, a cancellation, a customer and a traveller complete the rest; the certificate is a PDF', {
  tags: ['full'],
}, async () => {
  const held = await heldOrder(t, owner, 0)
  expect(await stepsOf('hold')).toEqual([true, false, false])
  await payHeld(owner, held)
  await t.drain()
  expect(await stepsOf('hold')).toEqual([true, true, true])

  const stay = await readyStay(owner, await testRate(owner, 'Successful Booking'))
  const { orderId: stayId } = (await pay(owner, stay, 'wallet')).body
  await t.drain()
  expect(await stepsOf('stay')).toEqual([true, true])

  const { refund } = (await owner.call('GET', `/orders/${stayId}/cancellation`)).body
  const cancelled = await owner.call('POST', `/orders/${stayId}/cancel`, { refund, idempotencyKey: crypto.randomUUID() })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  await t.drain()
  expect(await stepsOf('cancel')).toEqual([true, true, true])

  const customer = { name: 'Ada Eze', email: 'ada@example.com' }
  expect((await owner.call('POST', '/customers', customer)).status).toBeLessThan(300)
  const { passengerId: _id, loyalty: _loyalty, ...person } = demoTraveller({ id: 'p', type: 'ADT', age: null }, 0, '2027-01-01')
  expect((await owner.call('POST', '/travellers', { ...person, loyalty: [] })).status).toBeLessThan(300)

  const { missions, certificate } = await training()
  expect(missions.filter(({ doneAt }) => doneAt === null).map(({ id }) => id)).toEqual([])
  expect(certificate?.number).toBe('TRAINING-0001')
  const pdf = await owner.call('GET', '/training/certificate.pdf')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(String(pdf.body)).toMatch(/^%PDF-/)
})

test('completed missions and the certificate survive a reset; progress is of one member', { tags: ['full'] }, async () => {
  await owner.call('POST', '/training/reset')
  const { missions, certificate } = await training()
  expect(missions.every(({ doneAt, steps }) => doneAt !== null && steps.every(({ isDone }) => isDone))).toBe(true)
  expect(certificate?.number).toBe('TRAINING-0001')
  const agent = await t.signIn('agent@skyways.test')
  expect((await training(agent)).missions.some(({ doneAt }) => doneAt !== null)).toBe(false)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { coupleInAccra, openProperty, searchStays } from '#tests/book-stay.ts'
import { chooseStart } from '#tests/book-tour.ts'

let t: TestApp
let owner: SignedIn
let agent: SignedIn

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
}, 60_000)
afterAll(() => t.close())

const flightChoice = async () => {
  const { searchId, offers } = await search(owner, oneAdultToAbuja)
  return { product: 'flight', searchId, offerId: offers[0]?.id }
}

/** A trip of the owner with a tour, a stay and a flight, added in this order. */
async function planTrip() {
  const { id: tripId } = (await owner.call('POST', '/planned-trips', { name: 'West Africa with the Ezes' })).body
  const { detail: _, start, ...tour } = await chooseStart(owner, /./)
  const { searchId, stays } = await searchStays(owner, coupleInAccra)
  const { property, rooms } = await openProperty(owner, searchId, stays[0]?.id ?? '')
  for (const choice of [
    { product: 'tour', ...tour, time: start.time },
    { product: 'stay', searchId, propertyId: property.id, rateId: rooms[0]?.rates[0]?.id },
    await flightChoice(),
  ])
    await owner.call('POST', '/planned-items', { tripId, choice })
  return (await owner.call('GET', `/planned-trips/${tripId}`)).body
}

const quote = (by: SignedIn, tripId: string) => by.call('POST', '/quotes', { name: 'Ada Eze', title: 'West Africa', tripId })

test('a quote of a planned trip has each of its items, by start, at the planned price, and the trip stays', {
  tags: ['full'],
}, async () => {
  const trip = await planTrip()
  const made = await quote(owner, trip.id)
  expect(made.status).toBe(201)
  const [option, ...others] = (await owner.call('GET', `/quotes/${made.body.id}`)).body.options
  expect(others).toEqual([])
  const rows = (items: { title: string; from: string; to: string; product: string }[]) =>
    items.map(({ title, from, to, product }) => ({ title, from, to, product }))
  expect(option).toMatchObject({ title: 'West Africa with the Ezes', least: trip.total, most: trip.total })
  expect(rows(option.parts)).toEqual(rows(trip.items))
  expect(option.parts.map(({ price }: { price: object }) => price)).toEqual(
    trip.items.map(({ total }: { total: object }) => total),
  )
  // Each is sold by its own choice, so that its price is checked and it is booked like an offer of a search.
  expect((await owner.call('POST', `/quotes/${made.body.id}/check`)).status).toBe(200)
  const { checks } = (await owner.call('GET', `/quotes/${made.body.id}`)).body
  expect(checks.map(({ state }: { state: string }) => state)).toEqual(['same', 'same', 'same'])
  expect((await owner.call('GET', `/planned-trips/${trip.id}`)).body).toEqual(trip)
})

test('a trip of a colleague is quoted only where it is shared', async () => {
  const { id: tripId } = (await owner.call('POST', '/planned-trips', { name: 'For the Ezes' })).body
  await owner.call('POST', '/planned-items', { tripId, choice: await flightChoice() })
  expect((await quote(agent, tripId)).status).toBe(404)
  await owner.call('PUT', `/planned-trips/${tripId}`, { name: 'For the Ezes', isShared: true })
  expect((await quote(agent, tripId)).status).toBe(201)
})

test('an offer is described before it is quoted, at the price at which it is added, without its supplier', async () => {
  const { searchId, offers } = await search(owner, oneAdultToAbuja)
  const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
  const { status, body } = await agent.call('POST', '/quotes/choices/describe', { choice })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    product: 'flight',
    people: '1 adult',
    from: oneAdultToAbuja.depart,
    total: offers[0]?.waterfall?.total,
  })
  expect(JSON.stringify(body)).not.toContain(offers[0]?.supplier)
  const gone = { product: 'flight', searchId, offerId: 'none' }
  expect((await agent.call('POST', '/quotes/choices/describe', { choice: gone })).status).toBe(410)
})

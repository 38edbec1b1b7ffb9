import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { coupleInAccra, openProperty, searchStays } from '#tests/book-stay.ts'
import { chooseStart } from '#tests/book-tour.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: SignedIn
let agent: SignedIn

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
}, 60_000)
afterAll(() => t.close())

const flightChoice = async (client: Client) => {
  const { searchId, offers } = await search(client, oneAdultToAbuja)
  return { product: 'flight', searchId, offerId: offers[0]?.id, offer: offers[0] }
}
const add = (client: Client, choice: object, tripId: string | null = null) =>
  client.call('POST', '/planned-items', { tripId, choice })
const read = async (client: Client, id: string) => (await client.call('GET', `/planned-trips/${id}`)).body
const cart = async (client: Client) => (await client.call('GET', '/session')).body.cart

describe('a planned trip', () => {
  test('takes items of any product at the prices that were shown, by start, with their sum', async () => {
    const flight = await flightChoice(owner)
    const first = await add(owner, flight)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ count: 1, item: { total: flight.offer?.total } })
    const { searchId, stays } = await searchStays(owner, coupleInAccra)
    const detail = await openProperty(owner, searchId, stays[0]?.id ?? '')
    const rate = detail.rooms[0]?.rates[0]
    const stay = { product: 'stay', searchId, propertyId: detail.property.id, rateId: rate?.id }
    const { tripId, item } = (await add(owner, stay)).body
    expect(item).toMatchObject({ title: `${detail.property.name}, ${detail.property.address.city}`, total: rate?.total })
    expect(item.facts[0]).toMatch(/^3 nights, 1 room: ./)
    expect(tripId).toBe(first.body.tripId)
    const { detail: _, start, ...tour } = await chooseStart(owner, /./)
    const third = await add(owner, { product: 'tour', ...tour, time: start.time })
    expect(third.body).toMatchObject({ tripId, count: 3 })

    const trip = await read(owner, tripId)
    expect(trip.items.map(({ product }: { product: string }) => product)[0]).toBe('flight')
    expect(trip.items[0]).toMatchObject({ total: flight.offer?.total, people: '1 adult', isCurrent: true })
    const sum = trip.items.reduce((total: number, { total: { amount } }: { total: { amount: number } }) => total + amount, 0)
    expect(trip.total).toEqual({ amount: sum, currency: 'NGN' })
    expect(await cart(owner)).toBe(3)
    // The flight is for one adult and lands in Abuja; room and tour are in Accra.
    expect(trip.feasibility.lines.some(({ rule }: { rule: string }) => rule === 'overlap')).toBe(true)
  })

  test('loses an item that is removed, and is named, listed and deleted by its owner', { tags: ['full'] }, async () => {
    const { id } = (await owner.call('POST', '/planned-trips', { name: 'Abuja' })).body
    const item = (await add(owner, await flightChoice(owner))).body
    expect(item).toMatchObject({ tripId: id, name: 'Abuja', count: 1 })
    expect((await owner.call('PUT', `/planned-trips/${id}`, { name: '  ' })).status).toBe(422)
    await owner.call('PUT', `/planned-trips/${id}`, { name: 'Abuja in spring' })
    expect((await owner.call('DELETE', `/planned-items/${item.id}`)).body).toEqual({ tripId: id })
    expect(await read(owner, id)).toMatchObject({ name: 'Abuja in spring', items: [], total: { amount: 0 } })
    const [listed] = (await owner.call('GET', '/planned-trips')).body.items
    expect(listed).toMatchObject({ id, name: 'Abuja in spring', count: 0, isMine: true })
    expect((await owner.call('DELETE', `/planned-trips/${id}`)).status).toBe(200)
    expect((await owner.call('GET', `/planned-trips/${id}`)).status).toBe(404)
  })

  test('is seen and changed by colleagues once it is shared, and only its owner shares and deletes it', {
    tags: ['full'],
  }, async () => {
    const { id } = (await owner.call('POST', '/planned-trips', { name: 'For the Ezes' })).body
    expect((await agent.call('GET', `/planned-trips/${id}`)).status).toBe(404)
    expect((await add(agent, await flightChoice(agent), id)).status).toBe(404)
    await owner.call('PUT', `/planned-trips/${id}`, { name: 'For the Ezes', isShared: true })
    expect(await read(agent, id)).toMatchObject({ isMine: false, isShared: true, owner: expect.any(String) })
    expect((await add(agent, await flightChoice(agent), id)).body).toMatchObject({ tripId: id, count: 1 })
    expect((await agent.call('PUT', `/planned-trips/${id}`, { name: 'Mine', isShared: false })).status).toBe(404)
    expect((await agent.call('DELETE', `/planned-trips/${id}`)).status).toBe(404)
    expect((await agent.call('PUT', `/planned-trips/${id}`, { name: 'For Ada Eze' })).status).toBe(200)
  })

  test('of a visitor of the storefront is theirs alone, and names no supplier', { tags: ['full'] }, async () => {
    const visitor = visitShop(t, 'skyways')
    const added = await add(visitor, await flightChoice(visitor))
    expect(added.status).toBe(201)
    const trip = await visitor.call('GET', `/planned-trips/${added.body.tripId}`)
    expect(trip.status).toBe(200)
    expect(trip.body).toMatchObject({ isMine: true, owner: null })
    expect(JSON.stringify(trip.body)).not.toMatch(/duffel|supplier/i)
    for (const other of [visitShop(t, 'skyways'), owner, visitShop(t, 'savanna')])
      expect((await other.call('GET', `/planned-trips/${added.body.tripId}`)).status).toBe(404)
    expect((await owner.call('GET', '/planned-trips')).body.items).not.toContainEqual(
      expect.objectContaining({ id: added.body.tripId }),
    )
  })

  test('is not started by an offer that is gone', async () => {
    const before = (await agent.call('GET', '/planned-trips')).body.items.length
    const { searchId } = await flightChoice(agent)
    expect((await add(agent, { product: 'flight', searchId, offerId: 'none' })).status).toBe(410)
    expect((await agent.call('GET', '/planned-trips')).body.items).toHaveLength(before)
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { openOwner } from '#tests/open-owner.ts'
import { askingOcto, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'

const { t, owner } = await openOwner({ WEBHOOKS_TO_LOOPBACK: 'true' })
const today = new Date().toISOString().slice(0, 10)

let got: { headers: Record<string, string>; body: string }[] = []
const server = createServer(async (request, response) => {
  got.push({ headers: request.headers as Record<string, string>, body: await text(request) })
  response.writeHead(200).end('Thank you')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/octo`
afterAll(() => server.close())
beforeEach(() => {
  got = []
})
afterEach(async () => {
  for (const { id } of (await owner.call('GET', '/tour-resellers')).body) await owner.call('DELETE', `/tour-resellers/${id}`)
})

async function open(days: number, tour = ownTour()) {
  const productId = await publishOwnTour(t.system, 'skyways', tour)
  const { id, key } = await addReseller(t.system, 'skyways')
  const ask = askingOcto(t, key)
  const hold = async (people: number) => {
    const unitItems = Array.from({ length: people }, () => ({ unitId: 'adult' }))
    return (await ask('POST', '/bookings', { productId, optionId: 'walk', availabilityId: startIn(days), unitItems })).body
  }
  const told = async () => {
    await t.drain()
    const bodies = got.map(({ body }) => JSON.parse(body))
    got = []
    return bodies.map(({ type, data }) => ({ type, ...data.availability }))
  }
  return { productId, id, ask, hold, told, path: `/tour-departures/${productId}/walk/${startIn(days)}` }
}

test('a reseller is told of what is left when seats are taken and freed, signed with its secret', async () => {
  const { productId, id, ask, hold, told, path } = await open(30)
  const { secret } = (await owner.call('PUT', `/tour-resellers/${id}/webhook`, { url })).body
  const { uuid } = await hold(4)
  await t.drain()
  const [message] = got
  expect(() => new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).not.toThrow()
  const named = { type: 'availability.changed', productId, optionId: 'walk', availabilityId: startIn(30) }
  expect(await told()).toEqual([{ ...named, available: true, status: 'AVAILABLE', vacancies: 6, capacity: 10 }])
  await ask('POST', `/bookings/${uuid}/cancel`, {})
  expect(await told()).toMatchObject([{ vacancies: 10 }])
  await owner.call('PUT', `${path}/capacity`, { seats: 3 })
  expect(await told()).toMatchObject([{ vacancies: 3, capacity: 3 }])
  await owner.call('PUT', `${path}/closed`, { isClosed: true, reason: 'Storm' })
  expect(await told()).toMatchObject([{ available: false, vacancies: 0 }])
})

test('is told of both departures when everybody is moved', { tags: ['full'] }, async () => {
  const { ask, id, hold, told, path } = await open(31)
  await owner.call('PUT', `/tour-resellers/${id}/webhook`, { url })
  const { uuid } = await hold(2)
  await ask('POST', `/bookings/${uuid}/confirm`, { contact: { fullName: 'Ama Mensah' } })
  await told()
  await owner.call('POST', `${path}/move`, { to: `${addDays(today, 32)}T09:00`, reason: 'Storm' })
  const messages = await told()
  expect(messages.map(({ availabilityId, vacancies }) => [availabilityId, vacancies]).toSorted()).toEqual([
    [startIn(31), 0],
    [startIn(32), 8],
  ])
})

test('is told nothing of tours that it may not sell, and nothing once its address or key is gone', {
  tags: ['full'],
}, async () => {
  const { id, told, path } = await open(33, { ...ownTour(), connectivity: { sellers: 'none', resellerIds: [] } })
  const close = (isClosed: boolean, of = path) => owner.call('PUT', `${of}/closed`, { isClosed })
  await owner.call('PUT', `/tour-resellers/${id}/webhook`, { url })
  await close(true)
  expect(await told()).toEqual([])
  const other = await open(34)
  await owner.call('PUT', `/tour-resellers/${other.id}/webhook`, { url })
  await close(true, other.path)
  // Every reseller with an address may sell that one.
  expect(await told()).toHaveLength((await owner.call('GET', '/developers/webhooks')).body.length)
  for (const { id: reseller } of (await owner.call('GET', '/tour-resellers')).body)
    await owner.call('DELETE', `/tour-resellers/${reseller}`)
  expect((await owner.call('GET', '/developers/webhooks')).body).toEqual([])
  await close(false, other.path)
  expect(await told()).toEqual([])
  expect((await owner.call('PUT', `/tour-resellers/${id}/webhook`, { url })).status).toBe(404)
})

test('an address is replaced where the agency has as many webhooks as it may, and a refused one leaves it', {
  tags: ['full'],
}, async () => {
  const { id } = await open(36)
  const set = (to: string) => owner.call('PUT', `/tour-resellers/${id}/webhook`, { url: to })
  await set(url)
  for (;;) {
    const { status } = await owner.call('POST', '/developers/webhooks', { url, description: '', events: ['order.issued'] })
    if (status !== 201) break
  }
  const addressOf = async () => (await owner.call('GET', `/tour-resellers/${id}`)).body.webhook?.url
  expect((await set(`${url}/2`)).status).toBe(200)
  expect(await addressOf()).toBe(`${url}/2`)
  expect((await set('ftp://harbour.example')).body.code).toBe('webhook.address-refused')
  expect(await addressOf()).toBe(`${url}/2`)
})

test('an address that is refused, or of a reseller of another agency, is not set', { tags: ['full'] }, async () => {
  const { id } = await open(35)
  expect((await owner.call('PUT', `/tour-resellers/${id}/webhook`, { url: 'ftp://harbour.example' })).body.code).toBe(
    'webhook.address-refused',
  )
  const savanna = await t.signIn('owner@savanna.test')
  expect((await savanna.call('PUT', `/tour-resellers/${id}/webhook`, { url })).status).toBe(404)
})

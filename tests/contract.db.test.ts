import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsByRole } from '#domain/permissions.ts'
import { members, users } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { demoPassword, demoTraveller } from '#server/seed/demo-people.ts'
import { type Client, type TestApp, testApp } from './app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from './book-flight.ts'
import { type Endpoint, endpoints } from './endpoints.ts'

let t: TestApp
let savanna: Client
let viewer: Client
/** Ids that belong to the agency Skyways. */
let theirs: Record<string, string>

const ngn = (amount: number) => ({ amount, currency: 'NGN' })

/** A body that each endpoint accepts, so that a refusal is about access and not about the content. */
const bodies: Record<string, unknown> = {
  'flights.search': oneAdultToAbuja,
  'flights.share': { to: 'a@example.com', offers: [{ searchId: crypto.randomUUID(), offerId: 'none' }] },
  'checkouts.create': { searchId: crypto.randomUUID(), offerId: 'none' },
  'checkouts.acceptPrice': { total: ngn(1) },
  'checkouts.saveTravellers': {
    travellers: [demoTraveller({ id: 'pas', type: 'ADT', age: null }, 0, '2027-01-01')],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
  },
  'checkouts.pay': { method: 'wallet', idempotencyKey: 'contract-sweep', total: ngn(1) },
  'orders.decide': { decision: 'check-again' },
  'orders.resendDocuments': { email: 'a@example.com' },
  'wallet.topUp': { amount: ngn(1_000_00), idempotencyKey: 'contract-sweep' },
}

const fill = (path: string, ids: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? crypto.randomUUID())

const call = (client: Client, endpoint: Endpoint, ids: Record<string, string> = {}) =>
  client.call(endpoint.method, fill(endpoint.path, ids), endpoint.method === 'GET' ? undefined : (bodies[endpoint.name] ?? {}))

beforeAll(async () => {
  t = await testApp()
  const skyways = await t.signIn('owner@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
  const found = await search(skyways, oneAdultToAbuja)
  const checkout = await readyCheckout(skyways, oneAdultToAbuja)
  const paid = await pay(skyways, checkout, 'wallet')
  await t.drain()
  await t.drain()
  const mail = (await skyways.call('GET', '/mails')).body.items[0]
  const top = await skyways.call('POST', '/wallet/top-ups', { amount: ngn(5_000_00), idempotencyKey: 'sweep-top-up' })
  theirs = { checkouts: checkout.id, orders: paid.body.orderId, mails: mail.id, wallet: top.body.id, searchId: found.searchId }
  const [agency] = await t.system.db
    .select()
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(users.email, 'owner@skyways.test'))
  const userId = await createUser(t.system, { name: 'Vivian View', email: 'viewer@skyways.test', password: demoPassword })
  await t.system.db.insert(members).values({ organizationId: agency?.members.organizationId ?? '', userId, role: 'viewer' })
  viewer = await t.signIn('viewer@skyways.test')
})
afterAll(() => t.close())

const guarded = endpoints.filter((endpoint) => endpoint.meta.access !== 'public')

describe('anonymous visitors', () => {
  test.each(guarded.map((e) => [e.name, e] as const))('%s answers 401', async (_name, endpoint) => {
    const answer = await call(t.anonymous, endpoint)
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('auth.required')
  })
})

describe('a member without the permission', () => {
  const withheld = guarded.filter(
    ({ meta }) => meta.access !== 'member' && !permissionsByRole.viewer.some((p) => p === meta.access),
  )
  test.each(withheld.map((e) => [e.name, e] as const))('%s answers 403', async (_name, endpoint) => {
    const answer = await call(viewer, endpoint)
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('access.forbidden')
  })
})

describe("another agency's id", () => {
  const withId = guarded.filter(({ path, name }) => path.includes('{') && !name.startsWith('auth.'))
  test.each(withId.map((e) => [e.name, e] as const))('%s answers 404 and leaks nothing', async (name, endpoint) => {
    const area = name.split('.')[0] ?? ''
    const id = theirs[area] ?? ''
    const answer = await call(savanna, endpoint, { id, searchId: theirs.searchId ?? '' })
    expect([404, 410]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toMatch(/skyways/i)
  })

  test("a search of another agency cannot be booked from, and another user's session cannot be ended", async () => {
    const sessions = await viewer.call('GET', '/auth/sessions')
    expect((await savanna.call('DELETE', `/auth/sessions/${sessions.body[0].id}`)).status).toBe(404)
    const answer = await savanna.call('POST', '/checkouts', { searchId: theirs.searchId, offerId: 'any' })
    expect(answer.status).toBe(410)
  })
})

test.each(endpoints.filter(({ meta }) => meta.idempotent).map((e) => [e.name, e] as const))(
  '%s spends money, so it is refused without its idempotency key',
  async (name, endpoint) => {
    const { idempotencyKey: _key, ...body } = Object(bodies[name])
    const answer = await savanna.call(endpoint.method, fill(endpoint.path, {}), body)
    expect(answer.status).toBe(422)
    expect(answer.body.data.problems).toContainEqual(expect.objectContaining({ path: 'idempotencyKey' }))
  },
)

describe('hosts', () => {
  test("a member is a stranger on another agency's portal", async () => {
    const stranger = await t.signIn('owner@savanna.test', { host: 'skyways.localhost' })
    expect((await stranger.call('GET', '/orders')).status).toBe(403)
    expect((await stranger.call('GET', '/session')).body).toMatchObject({ role: null, wallet: null, agency: { slug: 'skyways' } })
  })

  test('a customer host is the storefront of its slug', async () => {
    const answer = await t.app.inject({ url: '/api/session', headers: { host: 'skyways.customer.localhost:3000' } })
    expect(answer.json()).toMatchObject({
      user: null,
      host: { kind: 'storefront', slug: 'skyways' },
      agency: { slug: 'skyways' },
    })
  })
})

test('the OpenAPI document names every endpoint', async () => {
  const document = (await t.app.inject({ url: '/api/openapi.json' })).json()
  for (const { path, method } of endpoints)
    expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
})

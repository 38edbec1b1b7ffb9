import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#contract/endpoint.ts'
import { permissionsByRole } from '#domain/permissions.ts'
import { members, users } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type Belongings, sellOnStorefront, sellTrip } from './api/belongings.ts'
import { type Endpoint, endpoints } from './api/endpoints.ts'
import { areaOf, idsFor } from './api/ids-for.ts'
import { sampleBodies } from './api/sample-bodies.ts'
import { type Client, type TestApp, testApp } from './app.ts'
import { visitShop } from './shop-visitor.ts'

let t: TestApp
let skyways: Client
let savanna: Client
let viewer: Client
/** Ids that belong to the agency Skyways. */
let theirs: Belongings
/** Ids that belong to a visitor of its storefront. */
let visitors: Belongings

const fill = (path: string, ids: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? crypto.randomUUID())

const call = (client: Client, endpoint: Endpoint, ids: Record<string, string> = {}) =>
  client.call(
    endpoint.method,
    fill(endpoint.path, ids),
    endpoint.method === 'GET' ? undefined : (sampleBodies[endpoint.name] ?? {}),
  )

beforeAll(async () => {
  t = await testApp()
  skyways = await t.signIn('owner@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
  theirs = await sellTrip(t, skyways)
  visitors = await sellOnStorefront(t, 'skyways')
  const [agency] = await t.system.db
    .select()
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(users.email, 'owner@skyways.test'))
  const userId = await createUser(t.system, { name: 'Vivian View', email: 'viewer@skyways.test', password: demoPassword })
  await t.system.db.insert(members).values({ organizationId: agency?.members.organizationId ?? '', userId, role: 'viewer' })
  viewer = await t.signIn('viewer@skyways.test')
}, 120_000)
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
  const needs: Partial<Record<Access, string>> = { sell: 'orders:write', 'own-order': 'orders:read' }
  const withheld = guarded.filter(
    ({ meta }) =>
      !['member', 'account'].includes(meta.access) &&
      !permissionsByRole.viewer.some((p) => p === (needs[meta.access] ?? meta.access)),
  )
  test.each(withheld.map((e) => [e.name, e] as const))('%s answers 403', async (_name, endpoint) => {
    const answer = await call(viewer, endpoint)
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('access.forbidden')
  })
})

describe("another agency's id", () => {
  // Pages and versions of a site are identified within the caller's agency.
  const withId = guarded.filter(({ path, name }) => path.includes('{') && !/^(?:auth|site)\./.test(name))
  test.each(withId.map((e) => [e.name, e] as const))('%s answers 404 and leaks nothing', async (_name, endpoint) => {
    const id = theirs[areaOf(endpoint)] ?? crypto.randomUUID()
    const answer = await call(savanna, endpoint, {
      ...idsFor(endpoint, { ...theirs, searchId: theirs.searchId ?? '' }),
      id,
      searchId: theirs.searchId ?? '',
    })
    expect([404, 410]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toMatch(/skyways/i)
  })

  test("a search of another agency cannot be booked from, and another user's session cannot be ended", async () => {
    const sessions = await viewer.call('GET', '/auth/sessions')
    expect((await savanna.call('DELETE', `/auth/sessions/${sessions.body[0].id}`)).status).toBe(404)
    const answer = await savanna.call('POST', '/checkouts', { product: 'flight', searchId: theirs.searchId, offerId: 'any' })
    expect(answer.status).toBe(410)
  })
})

describe('a visitor of a storefront', () => {
  const open = new Set(['sell', 'own-order', 'shopper'])
  const closed = guarded.filter(({ meta }) => !open.has(meta.access))
  test.each(closed.map((e) => [e.name, e] as const))('%s is for members and answers 401', async (_name, endpoint) => {
    const id = theirs[areaOf(endpoint)]
    const answer = await call(visitShop(t, 'skyways'), endpoint, id ? { id } : {})
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('auth.required')
  })

  const withId = guarded.filter(({ meta, path }) => open.has(meta.access) && path.includes('{'))
  const missing = [
    'access.not-found',
    'flight.search-expired',
    'stay.search-expired',
    'tour.search-expired',
    'protection.search-expired',
  ]
  test.each(withId.map((e) => [e.name, e] as const))(
    '%s finds nothing of a member or another agency',
    async (_name, endpoint) => {
      for (const visitor of [visitShop(t, 'skyways'), visitShop(t, 'savanna')]) {
        const answer = await call(visitor, endpoint, idsFor(endpoint, theirs))
        expect(missing).toContain(answer.body.code)
      }
    },
  )

  test.each(withId.map((e) => [e.name, e] as const))(
    '%s finds nothing of a visitor of another agency, of another visitor who booked, or of a storefront from the portal',
    async (_name, endpoint) => {
      const ids = idsFor(endpoint, visitors)
      const isOfSearch = endpoint.path.includes('{searchId}')
      // Visitors of one storefront share searches; members see its orders.
      const strangers = [visitShop(t, 'savanna'), savanna, isOfSearch ? skyways : visitShop(t, 'skyways')]
      for (const stranger of strangers) expect(missing).toContain((await call(stranger, endpoint, ids)).body.code)
    },
  )

  test('a checkout is not opened from a search of the portal, nor on the portal from one of the storefront', async () => {
    const ask = (client: Client, { searchId }: Belongings) =>
      client.call('POST', '/checkouts', { product: 'flight', searchId, offerId: 'any' })
    for (const answer of [await ask(visitShop(t, 'skyways'), theirs), await ask(skyways, visitors)])
      expect([answer.status, answer.body.code]).toEqual([410, 'flight.search-expired'])
  })
})

test.each(endpoints.filter(({ meta }) => meta.idempotent).map((e) => [e.name, e] as const))(
  '%s spends money, so it is refused without its idempotency key',
  async (name, endpoint) => {
    const { idempotencyKey: _key, ...body } = Object(sampleBodies[name])
    const answer = await savanna.call(endpoint.method, fill(endpoint.path, {}), body)
    expect(answer.status).toBe(422)
    expect(answer.body.data.problems).toContainEqual(expect.objectContaining({ path: 'idempotencyKey' }))
  },
)

describe('hosts', () => {
  test("a member is unknown on another agency's portal", async () => {
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

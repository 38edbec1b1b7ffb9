import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '#tests/book-flight.ts'
import { examplesFor } from '#web/screens/developers/examples.ts'

let t: TestApp
let owner: SignedIn
let savanna: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
}, 60_000)
afterAll(() => t.close())
beforeEach(() => t.setClock(() => new Date()))

const DAY_MS = 86_400_000
const sells = ['orders:read', 'orders:write']

const create = (given: object = {}, by = owner) =>
  by.call('POST', '/developers/keys', { name: 'Back office', permissions: sells, password: demoPassword, ...given })

/** A new key, and a client that sends it, from an address and to a host. */
async function keyed(given: object = {}, by = owner) {
  const { body } = await create(given, by)
  return { ...body, client: clientOf(body.key) }
}

const clientOf = (key: string, { from = '203.0.113.9', host = 'localhost' } = {}): SignedIn => ({
  cookie: '',
  call: (method, path, body, headers = {}) =>
    t.anonymous.call(method, path, body, { host, authorization: `Bearer ${key}`, 'x-forwarded-for': from, ...headers }),
})
const codeOf = async (client: SignedIn, path = '/orders') => {
  const { status, body } = await client.call('GET', path)
  return status === 200 ? 200 : body.code
}
const listed = async (id: string) =>
  (await owner.call('GET', '/developers/keys')).body.find((one: { id: string }) => one.id === id)

describe('a new API key', () => {
  test('is shown once, with a prefix that stays, and stored as a hash', async () => {
    const made = await keyed()
    expect(made.key).toMatch(/^tw_live_[0-9a-f]{88}$/)
    expect(made.key.startsWith(made.prefix)).toBe(true)
    const list = await owner.call('GET', '/developers/keys')
    expect(list.body[0]).toMatchObject({ id: made.id, prefix: made.prefix, createdBy: 'Adaeze Okonkwo', state: 'active' })
    const { rows } = await t.system.db.$client.query('select to_jsonb(api_keys)::text as row from api_keys')
    for (const text of [JSON.stringify(list.body), ...rows.map(({ row }) => row)]) expect(text).not.toContain(made.key)
  })

  test('needs the password of the member, who may try it only so often', { tags: ['full'] }, async () => {
    const admin = await t.signIn('owner@savanna.test')
    expect((await create({ password: 'not the password' }, admin)).body.code).toBe('auth.wrong-password')
    for (let n = 1; n < limits['password.user'].points; n += 1) await create({ password: 'not the password' }, admin)
    expect((await create({}, admin)).body.code).toBe('input.too-many-requests')
    await t.system.rateLimits.reset([['password.user', (await admin.call('GET', '/session')).body.user.id]])
    expect((await create({}, admin)).status).toBe(200)
  })

  test('is refused without permissions, with an unknown address and with an expiry in the past', async () => {
    const refused = await create({ permissions: [], name: 'x' })
    expect(refused.body.data.problems.map(({ path }: { path: string }) => path)).toEqual(['name', 'permissions'])
    const wrong = await create({ addresses: ['203.0.113.0/24', 'office'], expiresAt: '2020-01-01T00:00:00.000Z' })
    expect(wrong.body.data.problems.map(({ path }: { path: string }) => path)).toEqual(['addresses.1', 'expiresAt'])
  })
})

describe('a test key', { tags: ['full'] }, () => {
  test('acts in the practice tenant alone, also after a reset, and manages nothing of the agency', async () => {
    const test = await keyed({ isTest: true, permissions: [...sells, 'agency:read', 'wallet:read'] })
    expect(test.key).toMatch(/^tw_test_[0-9a-f]{88}$/)
    expect(await listed(test.id)).toMatchObject({ isTest: true })
    const live = await keyed({ permissions: [...sells, 'wallet:read'] })
    const before = (await live.client.call('GET', '/wallet')).body
    const paid = await pay(test.client, await readyCheckout(test.client, oneAdultToAbuja), 'wallet')
    await t.drain()
    const path = `/orders/${paid.body.orderId}`
    expect((await test.client.call('GET', path)).body).toMatchObject({
      status: 'Issued',
      number: expect.stringMatching(/^TEST-/),
    })
    expect((await live.client.call('GET', path)).status).toBe(404)
    expect((await live.client.call('GET', '/wallet')).body).toEqual(before)
    expect((await test.client.call('GET', '/subscription')).status, 'the plan of the agency').toBe(403)
    expect((await clientOf(test.key, { host: 'savanna.localhost' }).call('GET', '/orders')).status).toBe(403)
    await owner.call('POST', '/training/reset')
    expect((await test.client.call('GET', '/orders')).body.items).toEqual([])
  })
})

describe('a program with a key', () => {
  test('has exactly the permissions of the key, and no cookie beside it counts', async () => {
    const { client } = await keyed({ permissions: ['orders:read'] })
    expect(await codeOf(client)).toBe(200)
    for (const path of ['/wallet', '/mails', '/developers/keys', '/auth/sessions', '/connections'])
      expect(await codeOf(client, path), path).toBe('access.forbidden')
    expect((await client.call('POST', '/flights/searches', oneAdultToAbuja)).body.code).toBe('access.forbidden')
    expect((await client.call('GET', '/wallet', undefined, { cookie: owner.cookie })).body.code).toBe('access.forbidden')
    expect((await client.call('GET', '/session')).body).toMatchObject({ user: null, permissions: ['orders:read'] })
  })

  test('cannot create keys, whatever it may do', { tags: ['full'] }, async () => {
    expect((await create({ permissions: ['developers:write'] })).status).toBe(422)
    const { client } = await keyed({ permissions: ['orders:read', 'agency:write'] })
    expect((await create({}, client)).body.code).toBe('access.forbidden')
  })

  test('sells: the order belongs to the member who created the key, and its history names the key', {
    tags: ['full'],
  }, async () => {
    const { client } = await keyed({ name: 'Corporate desk' })
    const checkout = await readyCheckout(client, oneAdultToAbuja)
    const total = checkout.methods.find(({ id }) => id === 'wallet')?.total
    const headers = { 'idempotency-key': checkout.idempotencyKey }
    const pay = () => client.call('POST', `/checkouts/${checkout.id}/pay`, { method: 'wallet', total }, headers)
    const paid = await pay()
    expect(paid.status).toBe(200)
    expect((await pay()).body).toEqual(paid.body)
    await t.drain()
    const order = (await owner.call('GET', `/orders/${paid.body.orderId}`)).body
    expect(order).toMatchObject({ status: 'Issued', createdBy: 'Adaeze Okonkwo', isOnline: false })
    expect(JSON.stringify(order.events ?? order.history ?? order)).toContain('Corporate desk')
    const seen = JSON.stringify((await client.call('GET', `/orders/${paid.body.orderId}`)).body)
    expect(seen).toContain('"margin":null')
  })

  test('is told how often it may still call, and how long to wait', { tags: ['full'] }, async () => {
    const { client } = await keyed()
    const { headers } = await client.call('GET', '/orders')
    const { points } = limits['api-key']
    expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([String(points), String(points - 1)])
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(50)
    const { client: other, id } = await keyed()
    for (let n = 0; n < points; n += 1) await t.system.rateLimits.consume([['api-key', id]])
    const refused = await other.call('GET', '/orders')
    expect(refused).toMatchObject({ status: 429, body: { code: 'input.too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await codeOf(client)).toBe(200)
  })

  test('is seen in the list with time and address of its last call', { tags: ['full'] }, async () => {
    const { client, id } = await keyed()
    expect((await listed(id)).lastUsedAt).toBeNull()
    await client.call('GET', '/orders')
    expect(await listed(id)).toMatchObject({ lastUsedAt: expect.any(String), lastUsedFrom: '203.0.113.9' })
  })
})

describe('a key is refused', () => {
  test('after it expired', { tags: ['full'] }, async () => {
    const { client, id } = await keyed({ expiresAt: new Date(Date.now() + DAY_MS).toISOString() })
    expect(await codeOf(client)).toBe(200)
    t.setClock(() => new Date(Date.now() + DAY_MS + 1_000))
    expect(await codeOf(client)).toBe('auth.key-invalid')
    t.setClock(() => new Date())
    expect((await listed(id)).state).toBe('active')
  })

  test('as soon as it is revoked, which only its own agency can do', async () => {
    const { client, id } = await keyed()
    expect((await savanna.call('DELETE', `/developers/keys/${id}`)).status).toBe(404)
    expect(await codeOf(client)).toBe(200)
    expect((await owner.call('DELETE', `/developers/keys/${id}`)).body).toMatchObject({
      state: 'revoked',
      revokedBy: 'Adaeze Okonkwo',
    })
    const refused = await client.call('GET', '/orders')
    expect(refused).toMatchObject({ status: 401, body: { code: 'auth.key-invalid' } })
  })

  test.each([
    ['203.0.113.77', 200],
    ['203.0.114.1', 'auth.key-address'],
    ['2001:db8::7', 200],
    ['2001:db9::7', 'auth.key-address'],
  ])('outside of its addresses: %s', { tags: ['full'] }, async (from, expected) => {
    const { key } = await keyed({ addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    expect(await codeOf(clientOf(key, { from }))).toBe(expected)
  })

  test('when a digit of it differs, also one of the agency’s id', { tags: ['full'] }, async () => {
    const { key } = await keyed()
    const other = (at: number) => key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1)
    for (const wrong of [other(20), other(95), 'tw_live_', 'something'])
      expect(await codeOf(clientOf(wrong))).toBe('auth.key-invalid')
  })

  test('on the portal of another agency and on storefronts', { tags: ['full'] }, async () => {
    const { key } = await keyed()
    expect(await codeOf(clientOf(key, { host: 'skyways.localhost' }))).toBe(200)
    for (const host of ['savanna.localhost', 'skyways.customer.localhost'])
      expect(await codeOf(clientOf(key, { host }))).toBe('access.forbidden')
  })
})

test('a key loses what its creator may no longer do, and ends with their membership', { tags: ['full'] }, async () => {
  const { items } = (await owner.call('GET', '/team')).body
  const { id } = items.find(({ email }: { email: string }) => email === 'agent@skyways.test')
  const setRole = (role: string) => owner.call('PUT', `/team/${id}/role`, { role })
  await setRole('manager')
  const { client } = await keyed({ permissions: ['orders:read', 'wallet:read'] }, await t.signIn('agent@skyways.test'))
  expect(await codeOf(client, '/wallet')).toBe(200)
  await setRole('agent')
  expect(await codeOf(client, '/wallet')).toBe('access.forbidden')
  expect(await codeOf(client)).toBe(200)
  await owner.call('POST', `/team/${id}/deactivate`, {})
  expect(await codeOf(client)).toBe('auth.key-invalid')
  await owner.call('POST', `/team/${id}/reactivate`, {})
})

test('a key of one agency reads nothing of another', { tags: ['full'] }, async () => {
  const found = await search(owner, oneAdultToAbuja)
  const { client } = await keyed({}, savanna)
  expect((await client.call('GET', '/orders')).body.items).toEqual([])
  const answer = await client.call('POST', '/checkouts', { product: 'flight', searchId: found.searchId, offerId: 'any' })
  expect(answer.body.code).toBe('flight.search-expired')
  const { rows } = await t.system.db.$client.query(
    "select id from orders where agency_id = (select id from agencies where slug = 'skyways')",
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { id } of rows) expect((await client.call('GET', `/orders/${id}`)).status).toBe(404)
})

test('the examples of the developers’ page call the API as they are written', { tags: ['full'] }, async () => {
  const { key } = await keyed()
  const origin = 'http://localhost:3000'
  const [list, flights] = examplesFor({ origin, key, day: oneAdultToAbuja.depart })
  for (const [code, type] of [
    [list?.code, 'application/json'],
    [flights?.code, 'text/event-stream'],
  ] as const) {
    // curl '<address>' --header '<name: value>' --data '<body>'
    const parts = [...(code ?? '').matchAll(/(curl|--\w+) '([^']*)'/g)].map(([, option, value]) => [option, value ?? ''] as const)
    const headers = parts.flatMap(([option, value]) => (option === '--header' ? [value.split(': ') as [string, string]] : []))
    const payload = parts.find(([option]) => option === '--data')?.[1]
    const answer = await t.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: (parts.find(([option]) => option === 'curl')?.[1] ?? '').slice(origin.length),
      headers: Object.fromEntries(headers),
      ...(payload === undefined ? {} : { payload }),
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining(type)])
  }
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Dns } from '#integrations/dns/port.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
let skyways: Client
let savanna: Client

/** Responses of the name servers, by type and name; null means that they do not respond. */
let world: Record<string, string[]> | null = {}
const say = async (key: string) => {
  if (!world) throw new SupplierError('unavailable', 'dns', 'down')
  return world[key] ?? []
}
const dns: Dns = {
  id: 'a world of this test',
  aliasesOf: (name) => say(`CNAME ${name}`),
  textsOf: (name) => say(`TXT ${name}`),
  addressesOf: (name) => say(`A ${name}`),
}

beforeAll(async () => {
  t = await testApp({ env: { INTERNAL_TOKEN: 'a-token-of-the-proxy' } })
  t.system.integrations.dns = dns
  skyways = await t.signIn('owner@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
}, 60_000)
afterAll(() => t.close())
beforeEach(async () => {
  world = {}
  await skyways.call('DELETE', '/site/domain')
  await savanna.call('DELETE', '/site/domain')
})

const enter = async (client: Client, name: string) => client.call('PUT', '/site/domain', { name })
const check = async (client: Client) => (await client.call('POST', '/site/domain/check')).body.domain

/** Adds the DNS records that the response requires. */
function follow({ domain }: { domain: { records: { type: string; name: string; value: string }[] } }) {
  world = Object.fromEntries(domain.records.map(({ type, name, value }) => [`${type} ${name}`, [value]]))
}

const shopAt = async (host: string) => (await t.app.inject({ url: '/api/session', headers: { host } })).json()
const isAllowed = async (domain: string, { from = '127.0.0.1', token = '' } = {}) =>
  (
    await t.app.inject({
      url: `/internal/domain-allowed?domain=${encodeURIComponent(domain)}${token && `&token=${token}`}`,
      remoteAddress: from,
    })
  ).statusCode

describe('a custom domain', () => {
  test("starts with the DNS records to create, beside the address below the product's domain", async () => {
    const { status, body } = await enter(skyways, 'https://www.Palm.com/')
    expect(status).toBe(200)
    expect(body.address).toBe('http://skyways.customer.localhost:3000')
    expect(body.domain).toMatchObject({
      name: 'www.palm.com',
      state: 'waiting',
      checkedAt: null,
      records: [
        { type: 'CNAME', name: 'www.palm.com', value: 'skyways.customer.localhost', found: null, isRight: false },
        { type: 'TXT', name: '_site-verification.www.palm.com', found: null, isRight: false },
      ],
    })
    expect(body.domain.records[1].value).toMatch(/^site-verification=[0-9a-f]{32}$/)
  })

  test('becomes the storefront only when both records exist', async () => {
    const { body } = await enter(skyways, 'www.palm.com')
    expect((await shopAt('www.palm.com')).agency).toBeNull()
    world = {
      'CNAME www.palm.com': ['skyways.customer.localhost'],
      'TXT _site-verification.www.palm.com': ['site-verification=wrong'],
    }
    expect(await check(skyways)).toMatchObject({
      state: 'waiting',
      records: [{ isRight: true }, { isRight: false, found: 'site-verification=wrong' }],
    })
    expect(await isAllowed('www.palm.com')).toBe(404)
    follow(body)
    expect(await check(skyways)).toMatchObject({ state: 'ready', records: [{ isRight: true }, { isRight: true }] })
    expect(await shopAt('WWW.palm.com:443')).toMatchObject({
      host: { kind: 'storefront', slug: 'skyways' },
      agency: { slug: 'skyways' },
    })
    expect(await isAllowed('www.palm.com')).toBe(200)
  })

  test('may have A records instead of an alias, as an apex domain needs', async () => {
    const { body } = await enter(skyways, 'palm.com')
    world = {
      'A palm.com': ['192.0.2.7'],
      'A skyways.customer.localhost': ['192.0.2.7', '192.0.2.8'],
      'TXT _site-verification.palm.com': [body.domain.records[1].value],
    }
    expect((await check(skyways)).state).toBe('ready')
  })

  test('is not verified by a name and an address that both do not exist', async () => {
    const { body } = await enter(skyways, 'palm.com')
    world = { 'TXT _site-verification.palm.com': [body.domain.records[1].value] }
    expect((await check(skyways)).state).toBe('waiting')
  })

  test('belongs to the agency that verified it; an unverified claim blocks nobody', async () => {
    await enter(savanna, 'www.palm.com')
    const { body, status } = await enter(skyways, 'www.palm.com')
    expect(status).toBe(200)
    expect((await savanna.call('GET', '/site/address')).body.domain).toBeNull()
    follow(body)
    await check(skyways)
    const answer = await enter(savanna, 'www.palm.com')
    expect([answer.status, answer.body.code]).toEqual([409, 'domain.taken'])
  })

  test('keeps its records when it is entered again, and gets new ones when it changes', async () => {
    const first = await enter(skyways, 'www.palm.com')
    expect((await enter(skyways, 'www.palm.com')).body).toEqual(first.body)
    const second = await enter(skyways, 'book.palm.com')
    expect(second.body.domain.records[1].value).not.toBe(first.body.domain.records[1].value)
  })

  test('is polled: ready when the records exist, waiting when it points elsewhere, unchanged when the name servers do not respond', async () => {
    follow((await enter(skyways, 'www.palm.com')).body)
    await t.drainLater()
    expect((await skyways.call('GET', '/site/address')).body.domain.state).toBe('ready')
    const records = world
    world = null
    await t.drainLater()
    expect((await skyways.call('GET', '/site/address')).body.domain.state).toBe('ready')
    world = { ...records, 'TXT _site-verification.www.palm.com': [] }
    await t.drainLater()
    expect((await skyways.call('GET', '/site/address')).body.domain.state).toBe('ready')
    world = { 'CNAME www.palm.com': ['elsewhere.test'] }
    await t.drainLater()
    expect((await skyways.call('GET', '/site/address')).body.domain).toMatchObject({ state: 'waiting' })
    expect((await shopAt('www.palm.com')).agency).toBeNull()
    await skyways.call('DELETE', '/site/domain')
    await t.drainLater()
    expect(await t.drainLater()).toBe(0)
  })

  test('reports name servers that do not respond', async () => {
    await enter(skyways, 'www.palm.com')
    world = null
    const answer = await skyways.call('POST', '/site/domain/check')
    expect([answer.status, answer.body.code]).toEqual([503, 'supplier.unavailable'])
  })

  test('of the product itself is refused', async () => {
    expect((await enter(skyways, 'savanna.customer.localhost')).body.code).toBe('domain.not-allowed')
  })
})

describe('the question whether a proxy may get a certificate', () => {
  test('is answered with yes for names of the product whose agency exists', async () => {
    expect(await isAllowed('skyways.customer.localhost')).toBe(200)
    expect(await isAllowed('skyways.localhost')).toBe(200)
    expect(await isAllowed('localhost')).toBe(200)
    for (const name of ['nobody.customer.localhost', 'evil.com', '', '127.0.0.1', 'a.b.c.localhost'])
      expect(await isAllowed(name), name).toBe(404)
  })

  test('is answered to this machine, or with the token, and to nobody else', async () => {
    expect(await isAllowed('localhost', { from: '192.0.2.9' })).toBe(404)
    expect(await isAllowed('localhost', { from: '192.0.2.9', token: 'a-token-of-someone' })).toBe(404)
    expect(await isAllowed('localhost', { from: '192.0.2.9', token: 'a-token-of-the-proxy' })).toBe(200)
  })

  test('is not answered to a visitor through the proxy', async () => {
    const answer = await t.app.inject({
      url: '/internal/domain-allowed?domain=localhost',
      headers: { 'x-forwarded-for': '192.0.2.9' },
    })
    expect(answer.statusCode).toBe(404)
  })
})

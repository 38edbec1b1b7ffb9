import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { stubPages } from '#tests/stub-pages.ts'
import { buildApp } from '../../app.ts'

const pages = await stubPages()

let t: TestApp
beforeAll(async () => {
  t = await testApp({ web: pages.root })
})
afterAll(async () => {
  await t.close()
  await pages.remove()
})

describe('a Host header', () => {
  test.each([
    'localhost@evil.example',
    `x'"<script>.localhost`,
    'localhost/evil',
    'localhost?x',
    'localhost#x',
    'localhost\\evil',
    'local host',
    'localhost:99999',
    'localhost:80:80',
    'localhost:-1',
    '999.999.999.999',
    '[::1',
    '[zz]',
    '.localhost',
    'a..localhost',
    '%6cocalhost',
    'loc\u00e4lhost',
    `${'a.'.repeat(200)}localhost`,
  ])('%j is refused, for the API, a page, a file and a probe alike', async (host) => {
    for (const url of ['/api/session', '/faq', '/robots.txt', '/healthz', '/no/such/page']) {
      const answer = await t.app.inject({ url, headers: { host } })
      expect([answer.statusCode, answer.json().code], url).toEqual([400, 'input.unreadable'])
    }
  })

  test.each(['localhost', 'LOCALHOST:3000', 'skyways.localhost.', '127.0.0.1:3000', '[::1]:3000', 'my_shop.example'])(
    '%j is accepted',
    async (host) => {
      expect((await t.app.inject({ url: '/api/session', headers: { host } })).statusCode).toBe(200)
    },
  )
})

test.each([
  ['x-forwarded-proto', 'foo bar'],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-for', "'; drop table"],
  ['x-forwarded-for', '999.999.999.999'],
])('%s: %s from a trusted proxy is refused', async (name, value) => {
  for (const url of ['/api/session', '/faq', '/healthz']) {
    const answer = await t.app.inject({ url, headers: { [name]: value } })
    expect([answer.statusCode, answer.json().code], url).toEqual([400, 'input.unreadable'])
  }
})

describe('forwarded headers', { tags: ['full'] }, () => {
  /** Starts the app with that setting and returns what it derives from a forwarded request. */
  async function seenBy(trusted: string, { from, forwarded }: { from: string; forwarded: string }) {
    const system = { ...t.system, config: { ...t.config, TRUST_PROXY: trusted } }
    const app = await buildApp(system, { web: 'none' })
    const headers = { host: 'localhost:3000', 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
    const payload = { email: 'owner@skyways.test', password: demoPassword }
    const send = (more: object) =>
      app.inject({ method: 'POST', url: '/api/auth/sign-in', remoteAddress: from, headers: { ...headers, ...more }, payload })
    const signedIn = await send({})
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const sessions = await app.inject({ url: '/api/auth/sessions', headers: { host: 'localhost:3000', cookie } })
    const byHttps = await send({ cookie, origin: 'https://localhost:3000' })
    await app.close()
    return {
      /** The address in the list of sessions, by which a person checks sign-ins. */
      address: sessions.json().find(({ current }: { current: boolean }) => current).ipAddress,
      scheme: byHttps.statusCode === 200 ? 'https' : 'http',
    }
  }
  const visitor = '203.0.113.9'
  const proxy = '10.0.0.4'

  test.each([
    ['is accepted from this machine by default', 'loopback', '127.0.0.1', visitor, { address: visitor, scheme: 'https' }],
    ['is ignored from another machine by default', 'loopback', proxy, visitor, { address: proxy, scheme: 'http' }],
    ['is accepted from a named proxy', proxy, proxy, visitor, { address: visitor, scheme: 'https' }],
    ['is accepted from a named range', '127.0.0.1, 10.0.0.0/8', proxy, visitor, { address: visitor, scheme: 'https' }],
    [
      'has the last address that no trusted proxy wrote',
      proxy,
      proxy,
      `198.51.100.1, ${visitor}`,
      { address: visitor, scheme: 'https' },
    ],
    ['is ignored from everybody where the setting is empty', '', '127.0.0.1', visitor, { address: '127.0.0.1', scheme: 'http' }],
  ])('a visitor %s', async (_what, trusted, from, forwarded, seen) => {
    expect(await seenBy(trusted, { from, forwarded })).toEqual(seen)
  })

  test('give each visitor of a trusted proxy a separate rate limit, and are ignored from other clients', async () => {
    const app = await buildApp({ ...t.system, config: { ...t.config, TRUST_PROXY: proxy } }, { web: 'none' })
    const left = async (remoteAddress: string, forwarded: string) => {
      const { headers } = await app.inject({ url: '/api/session', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
      return Number(headers['x-ratelimit-limit']) - Number(headers['x-ratelimit-remaining'])
    }
    expect([await left(proxy, '203.0.113.1'), await left(proxy, '203.0.113.2'), await left(proxy, '203.0.113.1')]).toEqual([
      1, 1, 2,
    ])
    expect([await left('192.0.2.7', '203.0.113.3'), await left('192.0.2.7', '203.0.113.4')]).toEqual([1, 2])
    await app.close()
  })
})

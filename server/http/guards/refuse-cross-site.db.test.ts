import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#tests/api/endpoints.ts'
import { sampleBodies } from '#tests/api/sample-bodies.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { changedTables, readState } from '#tests/reliability/read-state.ts'
import { stubPages } from '#tests/stub-pages.ts'
import routes from '#web/routes.ts'

const pages = await stubPages()
const host = 'skyways.localhost:3000'

let t: TestApp
let owner: SignedIn

beforeAll(async () => {
  t = await testApp({ web: pages.root })
  owner = await t.signIn('owner@skyways.test', { host })
}, 120_000)
afterAll(async () => {
  await t.close()
  await pages.remove()
})

const id = crypto.randomUUID()
/** Every request that may change something: all such endpoints of the contract, and the action of every page. */
const targets: { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; body?: object }[] = [
  ...endpoints.flatMap(({ name, method, path }) =>
    method === 'GET' ? [] : [{ method, url: `/api${path.replaceAll(/\{\w+\}/g, id)}`, body: sampleBodies[name] ?? {} }],
  ),
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method: method as 'POST', url: '/api/none' })),
  ...pagePaths(routes).map((path) => ({ method: 'POST' as const, url: `/${path.replaceAll(/:\w+|\*/g, id)}` })),
]

function pagePaths(entries: typeof routes): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pagePaths(children ?? [])])
}

/** The headers of a browser for a request that another site's page sent. */
const foreign: Record<string, Record<string, string>> = {
  "the agency's own storefront": { origin: 'http://skyways.customer.localhost:3000', 'sec-fetch-site': 'same-site' },
  "another agency's portal": { origin: 'http://savanna.localhost:3000', 'sec-fetch-site': 'same-site' },
  'the portal of all agencies': { origin: 'http://localhost:3000' },
  'another port of the same host': { origin: 'http://skyways.localhost:3001' },
  'a page without an origin': { origin: 'null' },
  'another website': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a host that begins alike': { origin: `http://${host}.evil.example` },
  'text that is no origin': { origin: host },
  'a sibling whose origin is withheld': { 'sec-fetch-site': 'same-site' },
  'a website whose origin is withheld': { 'sec-fetch-site': 'cross-site' },
}

const send = ({ method, url, body }: (typeof targets)[number], headers: Record<string, string>) =>
  t.app.inject({
    method,
    url,
    headers: { host, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })

describe('a request that may change something', () => {
  test.each(Object.entries(foreign))(
    'is refused everywhere when it comes from %s, and changes nothing',
    { tags: ['full'] },
    async (_from, headers) => {
      const before = await readState(t.system.db.$client)
      const passed: string[] = []
      for (const target of targets) {
        // Even without the cookie in the request, the response could replace or end an existing one.
        for (const cookies of [{ cookie: owner.cookie }, {}] as Record<string, string>[]) {
          const answer = await send(target, { ...headers, ...cookies })
          const isRefused = answer.statusCode === 403 && answer.json().code === 'access.cross-site'
          if (!isRefused || answer.headers['set-cookie']) passed.push(`${target.method} ${target.url}`)
        }
      }
      expect(passed).toEqual([])
      expect(changedTables(before, await readState(t.system.db.$client))).toEqual([])
    },
  )

  test.each([
    ['the same origin', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['the same origin, with the Origin header withheld', { 'sec-fetch-site': 'same-origin' }],
    ['no page', { 'sec-fetch-site': 'none' }],
    ['a program without either header', {}],
  ])('is accepted when it comes from %s', async (_from, headers: Record<string, string>) => {
    const read = { method: 'POST', url: '/api/site/previews', body: {} } as const
    expect((await send(read, { ...headers, cookie: owner.cookie })).statusCode).toBe(201)
  })
})

test('over https an http origin is cross-site, and behind a proxy the scheme is that of PUBLIC_URL', async () => {
  const { app, system } = t
  system.config.publicUrl = 'https://localhost:3000'
  const from = (origin: string) =>
    app.inject({ method: 'POST', url: '/api/site/previews', headers: { host, origin, cookie: owner.cookie } })
  try {
    expect((await from(`http://${host}`)).statusCode).toBe(403)
    expect((await from(`https://${host}`)).statusCode).not.toBe(403)
  } finally {
    system.config.publicUrl = 'http://localhost:3000'
  }
})

test('a webhook is checked by its signature only, and a client without a cookie by its headers', async () => {
  const headers = { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const webhook = await t.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload: '{}' })
  expect(webhook.json().code).toBe('webhook.bad-signature')
  const program = await t.app.inject({ method: 'POST', url: '/api/site/previews', headers: { host } })
  expect(program.json().code).toBe('auth.required')
})

test('a request that only reads is accepted from any site', async () => {
  const headers = { host, cookie: owner.cookie, 'sec-fetch-site': 'cross-site' }
  expect((await t.app.inject({ url: '/api/orders', headers })).statusCode).toBe(200)
})

import fastify, { type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sellTrip } from '#tests/api/belongings.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja } from '#tests/book-flight.ts'
import { onlyFirstScript } from '#tests/only-first-script.ts'
import { stubPages } from '#tests/stub-pages.ts'
import { loadConfig } from '../../config.ts'
import { answerHeaders } from './answer-headers.ts'

/** Every kind of response with its status, content security policy and caching. */

const pages = await stubPages()
const portal = 'localhost:3000'
const shop = 'skyways.customer.localhost:3000'

let t: TestApp
let owner: SignedIn
let order = ''
let picture = ''

beforeAll(async () => {
  t = await testApp({ web: pages.root })
  owner = await t.signIn('owner@skyways.test')
  const sold = await sellTrip(t, owner)
  order = sold.orders
  picture = sold.images
}, 120_000)
afterAll(async () => {
  await t.close()
  await pages.remove()
})

type Policy = 'nonce' | 'first script' | 'nothing' | 'sandboxed' | 'none'

interface Kind {
  url: () => string
  host?: string
  post?: unknown
  status: number
  type?: string
  policy: Policy
  cache: string
}

const notStored = 'private, no-store'
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'
const unchanging = 'public, max-age=31536000, immutable'
const at = (url: string) => () => url

const kinds: Record<string, Kind> = {
  'a page': { url: at('/about'), host: shop, status: 200, type: 'text/html', policy: 'nonce', cache: notStored },
  'a page that is the same for everybody': {
    url: at('/deals'),
    host: shop,
    status: 200,
    type: 'text/html',
    policy: 'first script',
    cache: shared,
  },
  'a page that does not exist': { url: at('/nowhere'), status: 404, type: 'text/html', policy: 'nonce', cache: notStored },
  'a redirect of a page': { url: at('/moved'), host: shop, status: 302, policy: 'nothing', cache: notStored },
  'a redirect of a file': { url: at('/favicon.ico'), status: 302, policy: 'nothing', cache: forAnHour },
  'JSON of the API': { url: at('/api/orders'), status: 200, type: 'application/json', policy: 'nothing', cache: notStored },
  'a refusal of the API': {
    url: at('/api/orders/01a1fc1a-b1ef-7421-ad35-dd07a2478bc0'),
    status: 404,
    type: 'application/problem+json',
    policy: 'nothing',
    cache: notStored,
  },
  'no endpoint of the API': {
    url: at('/api/none'),
    status: 404,
    type: 'application/problem+json',
    policy: 'nothing',
    cache: notStored,
  },
  'an address that cannot be read': {
    url: at('/api/orders/%zz'),
    status: 400,
    type: 'application/problem+json',
    policy: 'nothing',
    cache: notStored,
  },
  'a body that is too large': {
    url: at('/api/auth/sign-in'),
    post: 'x'.repeat(1_100_000),
    status: 413,
    type: 'application/problem+json',
    policy: 'nothing',
    cache: notStored,
  },
  'the stream of a search': {
    url: at('/api/flights/searches'),
    post: oneAdultToAbuja,
    status: 200,
    type: 'text/event-stream',
    policy: 'nothing',
    cache: notStored,
  },
  'a PDF': {
    url: () => `/api/orders/${order}/e-ticket.pdf`,
    status: 200,
    type: 'application/pdf',
    policy: 'nothing',
    cache: notStored,
  },
  'a CSV': { url: at('/api/orders.csv'), status: 200, type: 'text/csv', policy: 'nothing', cache: notStored },
  'a picture of an agency': {
    url: () => `/media/${picture}/320.webp`,
    status: 200,
    type: 'image/webp',
    policy: 'sandboxed',
    cache: unchanging,
  },
  'a flag': { url: at('/flags/NG.svg'), status: 200, type: 'image/svg+xml', policy: 'nothing', cache: 'public, max-age=604800' },
  'a built script': {
    url: at('/assets/shop-1f2e.js'),
    status: 200,
    type: 'text/javascript',
    policy: 'none',
    cache: unchanging,
  },
  'the map for search engines': {
    url: at('/sitemap.xml'),
    host: shop,
    status: 200,
    type: 'application/xml',
    policy: 'nothing',
    cache: forAnHour,
  },
  "the API's reference": { url: at('/api/reference'), status: 200, type: 'text/html', policy: 'nonce', cache: notStored },
  health: { url: at('/healthz'), status: 200, type: 'application/json', policy: 'nothing', cache: notStored },
  metrics: { url: at('/metrics'), host: '127.0.0.1:3000', status: 200, type: 'text/plain', policy: 'nothing', cache: notStored },
}

async function ask({ url, host = portal, post }: Kind): Promise<LightMyRequestResponse> {
  const body = post === undefined ? {} : { method: 'POST' as const, payload: JSON.stringify(post) }
  const headers = { host, cookie: owner.cookie, ...(post === undefined ? {} : { 'content-type': 'application/json' }) }
  return t.app.inject({ url: url(), headers, ...body })
}

const policies: Record<Policy, (policy: string, answer: LightMyRequestResponse) => void> = {
  nonce(policy, { body }) {
    const nonce = /script-src 'self' 'sha256-[^']+' 'nonce-([\w+/=]{22,})';/.exec(policy)?.[1]
    expect(nonce).toBeDefined()
    // Every script in the page carries the nonce.
    for (const [, given] of body.matchAll(/<script nonce="([^"]+)"/g)) expect(given).toBe(nonce)
    expect(policy).toContain("object-src 'none'; base-uri 'self'; frame-ancestors 'self'")
  },
  'first script': (policy) => expect(policy).toContain(onlyFirstScript),
  nothing: (policy) =>
    expect(policy).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"),
  sandboxed: (policy) => expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  none: (policy) => expect(policy).toBe(''),
}

test.each(Object.entries(kinds))('%s has the security headers of its kind', async (_name, kind) => {
  const answer = await ask(kind)
  const { headers, statusCode } = answer
  expect(statusCode, answer.body.slice(0, 200)).toBe(kind.status)
  if (kind.type) expect(headers['content-type']).toContain(kind.type)
  expect(headers['cache-control']).toBe(kind.cache)
  expect(headers['x-content-type-options']).toBe('nosniff')
  policies[kind.policy](String(headers['content-security-policy'] ?? ''), answer)
  // These headers concern documents; they are not set on a built script.
  if (kind.policy === 'none') return
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'same-origin' })
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), microphone=\(\), payment=\(\)/)
  expect(headers['x-request-id']).toBeTruthy()
})

test('only the page of the check-in may use the camera', async () => {
  const permitted = async (url: string) => (await t.app.inject({ url, headers: { host: portal } })).headers['permissions-policy']
  for (const url of ['/manage/check-in', '/manage/check-in?day=1']) expect(await permitted(url)).toContain('camera=(self), ')
  for (const url of ['/manage', '/manage/check-in-worker.js', '/manage/check-in/more', '/?/manage/check-in'])
    expect(await permitted(url), url).toContain('camera=(), ')
})

test('only the search forms of a storefront may be in a frame of another website', async () => {
  const framed = async (url: string, host: string) => {
    const { headers } = await t.app.inject({ url, headers: { host } })
    const ancestors = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
    return [ancestors, headers['x-frame-options']]
  }
  expect(await framed('/embed/search', shop)).toEqual(['*', undefined])
  expect(await framed('/embed/search?product=flights', shop)).toEqual(['*', undefined])
  for (const [url, host] of [
    ['/embed/search', portal],
    ['/embed/search/more', shop],
    ['/about?/embed/search', shop],
    ['/trips', shop],
  ] as const)
    expect(await framed(url, host), url).toEqual(["'self'", 'SAMEORIGIN'])
})

test('two responses never have the same nonce', async () => {
  const page = kinds['a page']
  if (!page) throw new Error('there is no row for a page')
  const policiesSeen = [await ask(page), await ask(page)].map(({ headers }) => headers['content-security-policy'])
  expect(policiesSeen[0]).not.toBe(policiesSeen[1])
})

test('an error while the database is unavailable has the same security headers', async () => {
  vi.spyOn(t.system.db, 'execute').mockRejectedValueOnce(new Error('connection refused'))
  const { statusCode, headers } = await t.app.inject('/readyz')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'cache-control': notStored, 'x-content-type-options': 'nosniff', 'retry-after': '2' })
})

test('HSTS is sent only over https, and never for subdomains', async () => {
  const seen = async (publicUrl: string) => {
    const app = fastify()
    answerHeaders(loadConfig({ PUBLIC_URL: publicUrl })).register(app)
    return (await app.inject('/none')).headers['strict-transport-security']
  }
  expect(await seen('https://tradewind.example')).toBe('max-age=31536000')
  expect(await seen('http://tradewind.example')).toBeUndefined()
})

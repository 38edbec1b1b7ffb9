import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { askOverHttp } from '#tests/ask-over-http.ts'
import { onlyFirstScript } from '#tests/only-first-script.ts'
import { stubPages } from '#tests/stub-pages.ts'

const shop = 'skyways.customer.localhost'
const pages = await stubPages()
const lines: Record<string, unknown>[] = []
const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  }),
)

let t: TestApp
let address: string

async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await askOverHttp(address + path, { method, headers: { host: shop, ...headers } })
  return { ...answer, body: answer.bytes.toString() }
}
/** Headers that are the same for all readers of a response. */
const shared = ({ headers }: { headers: Record<string, unknown> }) => {
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return others
}
/** The visitor's remaining requests within the rate limit. */
const left = async () => Number((await ask('/order')).headers['x-ratelimit-remaining'])

/** Invalidates without an agency: pages stay in the store, none stays in memory. */
const evictResponses = () => t.system.invalidation.publish('')

beforeAll(async () => {
  t = await testApp({ web: pages.root, log })
  address = await t.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  await t.close()
  await pages.remove()
})

describe('a cached page', () => {
  test.each([
    ['with Brotli', { 'accept-encoding': 'br, gzip' }],
    ['with gzip', { 'accept-encoding': 'gzip' }],
    ['without a coding', {}],
    ['with any coding', { 'accept-encoding': '*' }],
  ])('%s is sent again with the same bytes and headers', async (_how, headers) => {
    await evictResponses()
    const [first, again] = [await ask('/deals', headers), await ask('/deals', headers)]
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(shared(again)).toEqual(shared(first))
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(again.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining(onlyFirstScript),
      'content-length': String(again.bytes.length),
    })
  })

  test('is answered with 304 to a client that has it, with the same headers each time', async () => {
    const headers = { 'if-none-match': `"other", W/${(await ask('/deals')).headers.etag}` }
    await evictResponses()
    const [first, again] = [await ask('/deals', headers), await ask('/deals', headers)]
    expect([first.statusCode, again.statusCode, again.body]).toEqual([304, 304, ''])
    expect(shared(again)).toEqual(shared(first))
    expect(again.headers['content-type']).toBeUndefined()
  })

  test('has the same headers without a body for HEAD', async () => {
    const page = await ask('/deals')
    const head = await ask('/deals', {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(shared(head)).toEqual(shared(page))
  })

  test('is logged and counted like every other response', async () => {
    const counted = async () => {
      const { body } = await t.app.inject('/metrics')
      const found = /http_request_duration_seconds_count\{method="GET",route="\/\*",status_code="200"\} (\d+)/.exec(body)
      return Number(found?.[1] ?? 0)
    }
    await ask('/deals')
    const before = await counted()
    const answer = await ask('/deals', { cookie: 'secret=1' })
    await expect.poll(counted).toBe(before + 1)
    const told = lines.filter(({ reqId }) => reqId === answer.headers['x-request-id'])
    expect(told).toEqual([expect.objectContaining({ msg: 'request', method: 'GET', path: '/deals', status: 200 })])
    expect(Number(told[0]?.responseTime)).toBeGreaterThanOrEqual(0)
  })

  test('does not count towards the rate limit of requests', async () => {
    await ask('/deals')
    const before = await left()
    for (let turn = 0; turn < 5; turn += 1) await ask('/deals')
    expect(await left()).toBe(before - 1)
  })
})

describe('a page is not sent from the cache', () => {
  test.each([
    ["on another agency's host", 'savanna.customer.localhost', /Savanna Journeys/],
    ["on the agency's portal", 'skyways.localhost', /^gone$/],
    ['on the shared portal', 'localhost', /^gone$/],
    ['on an unknown host', 'nobody.customer.localhost', /^(?!.*Skyways)/],
    ['on an invalid host name', 'skyways.customer.localhost.example.test', /^(?!.*Skyways)/],
  ])('%s', async (_where, host, expected) => {
    expect((await ask('/deals')).body).toContain('Skyways Travel')
    const other = await ask('/deals', { host })
    expect(other.body).toMatch(expected)
    expect(other.body).not.toContain('Skyways Travel')
  })

  test('where it depends on the visitor: each gets a separate rendering', async () => {
    const [one, other] = [await ask('/?currency=USD', { cookie: 'a=1' }), await ask('/?currency=USD', { cookie: 'a=2' })]
    expect([one.body.includes('|a=1|'), other.body.includes('|a=2|')]).toEqual([true, true])
    expect(one.headers['cache-control']).toBe('private, no-store')
  })

  test('for a request with a body: a body that is too large is refused', async () => {
    await ask('/deals')
    expect((await ask('/deals', { 'content-length': String(13 * 1024 * 1024) })).statusCode).toBe(413)
  })

  test('after the agency has published, in any coding', async () => {
    const codings = ['br', 'gzip', 'identity']
    const tags = async () =>
      Promise.all(codings.map(async (coding) => (await ask('/', { 'accept-encoding': coding })).headers.etag))
    const before = await tags()
    expect(await tags()).toEqual(before)
    const owner = await t.signIn('owner@skyways.test')
    const change = { change: { primaryColor: '#5b21b6' }, isLive: true }
    expect((await owner.call('PATCH', '/site/settings', change)).status).toBe(200)
    expect((await ask('/')).body).toContain('|v2|#5b21b6|')
    const after = await tags()
    expect(after.some((tag) => before.includes(tag))).toBe(false)
  })
})

test.each([
  ['unknown codings', { 'accept-encoding': 'zstd, exi;q=0.5' }],
  ['a host in capitals with a port and a dot', { host: 'SKYWAYS.customer.localhost.:3000' }],
  ['a very long list of tags', { 'if-none-match': Array.from({ length: 500 }, (_, at) => `"${at}"`).join(', ') }],
  ['a range, which pages do not have', { range: 'bytes=0-9' }],
])('%s: the whole page', async (_what, headers) => {
  const page = await ask('/contact')
  const strange = await ask('/contact', headers)
  expect([strange.statusCode, strange.body]).toEqual([200, page.body])
})

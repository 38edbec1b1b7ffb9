import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { onlyFirstScript } from '#tests/only-first-script.ts'
import { stubPages } from '#tests/stub-pages.ts'

const shop = 'skyways.customer.localhost:3000'

const pages = await stubPages()

let t: TestApp
let owner: Client
let app: FastifyInstance

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: shop, ...headers } })
const rendered = async (url: string, headers?: Record<string, string>) => (await get(url, headers)).body

beforeAll(async () => {
  t = await testApp({ web: pages.root })
  app = t.app
  owner = await t.signIn('owner@skyways.test')
}, 60_000)
afterAll(async () => {
  await t.close()
  await pages.remove()
})

describe('a content page', () => {
  test('is rendered once for concurrent and later visitors, whatever headers they send', async () => {
    const bodies = await Promise.all(Array.from({ length: 25 }, (_, n) => rendered('/deals', { cookie: `visitor=${n}` })))
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toMatch(/Skyways Travel\|v1\|#0b5f4a\|\|/)
    expect(await rendered('/deals')).toBe(bodies[0])
  })

  test('may be cached by shared caches, has one constant inline script, and sets no cookie', async () => {
    const { headers, statusCode } = await get('/deals')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(headers['content-security-policy']).toContain(onlyFirstScript)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is sent in the coding that the browser accepts, each with its own ETag, and with 304 to a client that has it', async () => {
    const plain = await get('/deals')
    const br = await get('/deals', { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await get('/deals', { 'accept-encoding': 'gzip, br;q=0' })
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
    const tags = [plain, br, gz].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    expect(tags.every((tag) => tag.startsWith('"'))).toBe(true)
    const again = await get('/deals', { 'if-none-match': `"other", W/${tags[0]}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tags[0]])
    expect((await get('/deals', { 'if-none-match': String(tags[1]) })).statusCode).toBe(200)
  })

  test('has the same headers without a body for HEAD', async () => {
    const page = await get('/deals')
    const head = await app.inject({ method: 'HEAD', url: '/deals', headers: { host: shop } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject({ etag: page.headers.etag, 'content-length': page.headers['content-length'] })
  })

  test("is never another agency's, whatever the Host header", async () => {
    const savanna = await rendered('/deals', { host: 'SAVANNA.customer.localhost.:3000' })
    expect(savanna).toContain('Savanna Journeys|v1')
    expect(await rendered('/deals', { host: 'skyways.customer.localhost:9' })).toContain('Skyways Travel')
    expect((await get('/deals', { host: 'savanna.customer.localhost' })).headers.etag).not.toBe(
      (await get('/deals')).headers.etag,
    )
  })

  test('shows the published version from the next request on', async () => {
    const before = await get('/deals')
    const savanna = await rendered('/deals', { host: 'savanna.customer.localhost' })
    const settings = { change: { primaryColor: '#5b21b6' }, isLive: true }
    expect((await owner.call('PATCH', '/site/settings', settings)).status).toBe(200)
    const after = await get('/deals', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('|v2|#5b21b6|')
    expect(await rendered('/deals', { host: 'savanna.customer.localhost' })).toBe(savanna)
  })

  test('is sent stale while it is rendered again, once it is a minute old', { tags: ['full'] }, async () => {
    let seconds = 0
    const start = Date.now()
    t.setClock(() => new Date(start + seconds * 1_000))
    const first = await rendered('/contact')
    seconds = 61
    expect(await rendered('/contact')).toBe(first)
    const later = () => {
      seconds += 5
      return rendered('/contact')
    }
    await expect.poll(later).not.toBe(first)
    seconds += 601
    const [one, other] = await Promise.all([rendered('/contact'), rendered('/contact')])
    expect(one).toBe(other)
    t.setClock(() => new Date())
  })
})

describe('a page that differs by visitor', () => {
  test.each([
    ['a page with a query', '/deals?from=LOS'],
    ['a page that sets a cookie', '/tours'],
    ['a page with its own inline script', '/about'],
    ['any other page', '/order'],
  ])('%s is rendered for each request, and not cached', { tags: ['full'] }, async (_what, url) => {
    const [one, other] = [await get(url, { cookie: 'a=1' }), await get(url, { cookie: 'a=2' })]
    expect(one.body).not.toBe(other.body)
    expect(one.body).toContain('|a=1|')
    expect(one.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(one.headers.etag).toBeUndefined()
  })

  test('a page that does not exist is not cached', async () => {
    const { statusCode, headers } = await get('/faq')
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store'])
  })

  test('a form is passed to the page', async () => {
    const answer = await app.inject({ method: 'POST', url: '/contact', headers: { host: shop }, payload: 'a' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

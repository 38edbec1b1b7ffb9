import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellTrip } from '../api/belongings.ts'
import { sampleBodies } from '../api/sample-bodies.ts'
import { type SignedIn, type TestApp, testApp } from '../app.ts'
import { oneAdultToAbuja } from '../book-flight.ts'
import { seed, sizes } from '../sizes.ts'
import { stubPages } from '../stub-pages.ts'
import { type HostileHeader, hostileHeaders } from './hostile-headers.ts'
import { judgeAnswer } from './judge-answer.ts'
import { changedTables, readState } from './read-state.ts'

/** Goal R12, for the head of a request: sent over a socket, to include code that runs before the router. */

interface Target {
  method?: 'POST' | 'HEAD'
  path: string
  host?: string
  body?: string
}

const shop = 'skyways.customer.localhost'
const pages = await stubPages()

let t: TestApp
let owner: SignedIn
let port = 0
let targets: Target[]

beforeAll(async () => {
  t = await testApp({ web: pages.root })
  owner = await t.signIn('owner@skyways.test')
  const sold = await sellTrip(t, owner)
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
  const json = (path: string, body: object): Target => ({ method: 'POST', path, body: JSON.stringify(body) })
  targets = [
    { path: '/api/session' },
    { path: '/api/orders' },
    { path: '/api/orders.csv' },
    { path: '/api/none' },
    { path: '/api/openapi.json' },
    { path: '/api/reference' },
    json('/api/flights/searches', oneAdultToAbuja),
    json('/api/travellers', sampleBodies['travellers.save'] ?? {}),
    json('/api/images', {}),
    json('/api/webhooks/paystack', {}),
    { path: '/about', host: shop },
    { path: '/deals', host: shop },
    { path: '/deals', host: shop, method: 'HEAD' },
    { path: '/nowhere' },
    { path: '/sign-in', method: 'POST', body: 'email=a&password=b' },
    { path: '/shop', host: shop, method: 'POST', body: '' },
    { path: `/media/${sold.images}/320.webp` },
    { path: '/flags/NG.svg' },
    { path: '/assets/shop-1f2e.js' },
    { path: '/og/home.png', host: shop },
    { path: '/robots.txt', host: shop },
    { path: '/sitemap.xml', host: shop },
    { path: '/favicon.ico', host: shop },
    { path: '/healthz' },
    { path: '/readyz' },
    { path: '/metrics' },
    { path: '/internal/domain-allowed?domain=localhost' },
  ]
}, 120_000)
afterAll(async () => {
  await t.close()
  await pages.remove()
})

interface Received {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** A valid request except for one header; `cookie` is the session's, which precedes the hostile part. */
function send({ method, path, host = 'localhost', body }: Target, hostile: HostileHeader, cookie: string) {
  const { name, value } = hostile
  const right = { host, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const headers = { ...right, [name]: name === 'cookie' && cookie ? `${cookie}; ${value}` : value }
  return new Promise<Received>((done, failed) => {
    const asking = request(
      { host: '127.0.0.1', port, method: method ?? 'GET', path, headers, agent: false, setHost: false },
      (answer) => {
        text(answer).then((read) => done({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: read }), failed)
      },
    )
    asking.on('error', failed).end(body)
  })
}

test('a hostile header gets an error of the catalogue or is ignored, on every kind of address', async () => {
  const isFull = sizes.hostileHeaders >= hostileHeaders.length * targets.length
  // Each value at one kind of address in a small run, which differs by header; at all of them in a full one.
  const targetsOf = (at: number) => (isFull ? targets : targets.slice(at % targets.length).slice(0, 1))
  const cases = hostileHeaders.flatMap((hostile, at) => targetsOf(at).map((target) => ({ hostile, target })))
  const chosen = fc.sample(fc.shuffledSubarray(cases, { minLength: cases.length }), { numRuns: 1, seed }).flat()
  const failures: string[] = []
  let state = await readState(t.system.db.$client)
  for (const [index, { hostile, target }] of chosen.entries()) {
    const answer = await send(target, hostile, index % 2 ? owner.cookie : '').catch((error: Error) => error)
    const where = `${target.method ?? 'GET'} ${target.path} with ${hostile.name}: ${hostile.value.slice(0, 60)}`
    if (answer instanceof Error) {
      failures.push(`${where} -> ${answer.message}`)
      continue
    }
    const problem = problemOf(target, answer)
    if (problem) failures.push(`${where} -> ${problem}`)
    if (target.method !== 'POST') continue
    const now = await readState(t.system.db.$client)
    if (answer.statusCode >= 400 && changedTables(state, now).length > 0)
      failures.push(`${where} -> ${answer.statusCode} changed ${changedTables(state, now).join(', ')}`)
    state = now
  }
  expect(failures, `seed ${seed}`).toEqual([])
}, 3_600_000)

/** A page reports an unknown page in its own words. */
function problemOf({ method, path }: Target, answer: Received): string | null {
  const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html')
  // A full run sends more unsigned webhooks than one address may.
  if (answer.statusCode === 429 && path.startsWith('/api/webhooks')) return null
  if (answer.statusCode < 500 && (isPage || method === 'HEAD') && !path.startsWith('/api')) return null
  return judgeAnswer(answer)
}

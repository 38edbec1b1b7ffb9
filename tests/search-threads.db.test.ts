import { Piscina } from 'piscina'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FlightSnapshot } from '#contract/flights.ts'
import { StaySnapshot } from '#contract/stays.ts'
import type { SearchMessage } from '#server/search-threads/search-runner.ts'
import { type SignedIn, type TestApp, testApp } from './app.ts'
import { oneAdultToAbuja, search } from './book-flight.ts'
import { coupleInAccra, openProperty, searchStays } from './book-stay.ts'

/** Searches in threads, like `npm start`; other tests run them on the serving thread. */

let app: TestApp
let owner: SignedIn

beforeAll(async () => {
  app = await testApp({ env: { SEARCH_THREADS: '1' } })
  owner = await app.signIn('owner@skyways.test')
})
afterAll(() => app.close())

test('a search of flights is priced in the agency’s currency, and its offers can be chosen', async () => {
  const { searchId, offers, suppliers } = await search(owner, oneAdultToAbuja)
  expect(suppliers.map(({ status }) => status)).toEqual(['done', 'done'])
  expect(offers.every(({ total, waterfall }) => total.currency === 'NGN' && waterfall !== null)).toBe(true)
  const snapshot = (await owner.call('GET', `/flights/searches/${searchId}`)).body
  expect(snapshot.finished).toBe(true)
  expect(FlightSnapshot.parse(snapshot)).toEqual(snapshot)
  const offerId = snapshot.found[0].id
  expect(offers.map(({ id }) => id)).toContain(offerId)
  const opened = await owner.call('POST', '/checkouts', { product: 'flight', searchId, offerId })
  expect(opened.status).toBe(201)
})

test('a search of stays lists each property once, with working pictures and rates', { tags: ['full'] }, async () => {
  const { searchId, stays } = await searchStays(owner, coupleInAccra)
  expect(new Set(stays.map(({ id }) => id)).size).toBe(stays.length)
  const snapshot = (await owner.call('GET', `/stays/searches/${searchId}`)).body
  expect(StaySnapshot.parse(snapshot)).toEqual(snapshot)
  const [first] = stays
  const picture = first?.photos[0] ?? ''
  expect((await app.app.inject({ url: picture, headers: { host: 'localhost' } })).statusCode).toBe(200)
  expect((await openProperty(owner, searchId, first?.id ?? '')).rooms.length).toBeGreaterThan(0)
})

test("a failed supplier is named, and the others' results are sold", { tags: ['full'] }, async () => {
  await app.arm({ vendor: 'duffel', fault: '503', times: 1 })
  const { suppliers, offers } = await search(owner, { ...oneAdultToAbuja, adults: 3 })
  expect(suppliers.map(({ status }) => status).toSorted()).toEqual(['done', 'failed'])
  expect(offers.length).toBeGreaterThan(0)
})

test('a search whose client disconnected ends with the results so far', { tags: ['full'] }, async () => {
  const left = new AbortController()
  const at = new Date()
  const input = {
    searchId: 'left',
    search: oneAdultToAbuja,
    at: at.toISOString(),
    expiresAt: new Date(at.getTime() + 60_000).toISOString(),
    pricing: { currency: 'NGN', markup: null, dealCode: null },
    viewer: { seesMargin: true },
    timeoutMs: 60_000,
    known: null,
  }
  const messages: SearchMessage[] = []
  const rateOf = async () => ({ rate: '1500', at: at.toISOString(), source: 'test' })
  for await (const one of app.system.searches.run('flight', input, { signal: left.signal, rateOf })) {
    messages.push(one)
    left.abort()
  }
  expect(messages.at(-1)).toMatchObject({ type: 'ended' })
})

test('a search without an exchange rate sells nothing and names the failed suppliers', { tags: ['full'] }, async () => {
  const at = new Date().toISOString()
  const input = {
    searchId: 'no-rate',
    search: { ...oneAdultToAbuja, adults: 2 },
    at,
    expiresAt: at,
    pricing: { currency: 'NGN', markup: null, dealCode: null },
    viewer: null,
    timeoutMs: 20_000,
    known: null,
  }
  const rateOf = () => Promise.reject(new Error('no rate'))
  const messages: SearchMessage[] = []
  for await (const one of app.system.searches.run('flight', input, { signal: new AbortController().signal, rateOf }))
    messages.push(one)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ outcome: { found: 0, suppliers: [{ status: 'failed' }, { status: 'failed' }] } })
})

test('a search whose thread dies fails at once, and the next one has a new thread', { tags: ['full'] }, async () => {
  const asked = vi.spyOn(Piscina.prototype, 'run')
  await app.arm({ vendor: 'duffel', fault: 'hang', times: 2 })
  const running = search(owner, { ...oneAdultToAbuja, adults: 4 })
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  const pool: unknown = asked.mock.contexts[0]
  if (!(pool instanceof Piscina)) throw new Error('no search thread was asked')
  const [thread] = pool.threads
  asked.mockRestore()
  await thread?.terminate()
  expect((await running).suppliers).toEqual([])
  const { offers } = await search(owner, { ...oneAdultToAbuja, adults: 5 })
  expect(offers.length).toBeGreaterThan(0)
})

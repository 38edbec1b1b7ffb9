import { afterEach, describe, expect, test } from 'vitest'
import { problem } from '../../duffel/answer-problem.ts'
import { json } from '../../http/serve-answers.ts'
import { kindOf } from '../../search-conformance.ts'
import { searchAll } from '../conformance.ts'
import type { FlightQuery } from '../port.ts'
import { closeDuffels, openDuffel, TOKEN } from './answering-duffel.ts'
import offer from './fixtures/offer.json' with { type: 'json' }

afterEach(closeDuffels)

const query: FlightQuery = {
  slices: [
    { from: 'LOS', to: 'LHR', date: '2026-12-14' },
    { from: 'LHR', to: 'LOS', date: '2027-01-05' },
  ],
  passengers: [
    { type: 'ADT', age: null },
    { type: 'CHD', age: 7 },
    { type: 'INF', age: 1 },
  ],
  cabin: 'economy',
  directOnly: false,
  corporateCode: 'QR:ACME1',
}

const batch = (remaining: number, offers: unknown[]) =>
  json(200, { data: { id: 'orq_1', total_batches: 2, remaining_batches: remaining, offers } })
const started = json(201, { data: { id: 'orq_1', total_batches: 2, remaining_batches: 2 } })

describe('searching', () => {
  test('requests batches and yields each when it arrives', async () => {
    const { duffel, server, sent } = await openDuffel(started, batch(1, [offer]), batch(0, [{ ...offer, id: 'off_2' }]))
    const sizes: number[] = []
    for await (const found of duffel.search(query, { signal: new AbortController().signal, timeoutMs: 5_000 }))
      sizes.push(found.length)
    expect(sizes).toEqual([1, 1])
    expect(server.seen.map((one) => `${one.method} ${one.url}`)).toEqual([
      'POST /duffel/air/batch_offer_requests?supplier_timeout=4500',
      'GET /duffel/air/batch_offer_requests/orq_1',
      'GET /duffel/air/batch_offer_requests/orq_1',
    ])
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'duffel-version': 'v2',
      accept: 'application/json',
    })
    expect(sent(0)).toEqual({
      data: {
        slices: [
          { origin: 'LOS', destination: 'LHR', departure_date: '2026-12-14' },
          { origin: 'LHR', destination: 'LOS', departure_date: '2027-01-05' },
        ],
        passengers: [{ type: 'adult' }, { age: 7 }, { age: 1 }],
        cabin_class: 'economy',
        max_connections: 2,
        private_fares: { QR: [{ corporate_code: 'ACME1' }] },
      },
    })
  })

  test('falls back to a plain offer request if there are no batches, and caches that', async () => {
    const plain = json(201, { data: { id: 'orq_1', offers: [offer] } })
    const { duffel, server, sent } = await openDuffel(problem(404, 'not_found', 'invalid_request_error'), plain)
    expect(await searchAll(duffel, query)).toHaveLength(1)
    expect(await searchAll(duffel, { ...query, directOnly: true })).toHaveLength(1)
    expect(server.seen.map((one) => one.url.split('?')[0])).toEqual([
      '/duffel/air/batch_offer_requests',
      '/duffel/air/offer_requests',
      '/duffel/air/offer_requests',
    ])
    expect(server.seen[1]?.url).toContain('return_offers=true')
    expect(sent(2)).toMatchObject({ data: { max_connections: 0 } })
  })

  test('results before the deadline stay, then the search reports the timeout', async () => {
    const { duffel } = await openDuffel(started, batch(1, [offer]), () => {})
    const search = duffel.search(query, { signal: new AbortController().signal, timeoutMs: 1_500 })[Symbol.asyncIterator]()
    expect((await search.next()).value).toHaveLength(1)
    expect(await kindOf(search.next())).toBe('timeout')
  })

  test('aborting ends it without an error', async () => {
    const abort = new AbortController()
    const { duffel } = await openDuffel(started, batch(1, [offer]), () => abort.abort())
    const sizes: number[] = []
    for await (const found of duffel.search(query, { signal: abort.signal, timeoutMs: 5_000 })) sizes.push(found.length)
    expect(sizes).toEqual([1])
  })

  test('a batch that disappears is an error, and starts no second search', async () => {
    const { duffel, server } = await openDuffel(started, batch(1, [offer]), problem(404, 'not_found', 'invalid_request_error'))
    expect(await kindOf(searchAll(duffel, query))).toBe('rejected')
    expect(server.seen).toHaveLength(3)
  })

  test('F14 a response without its envelope is unavailable', async () => {
    const { duffel } = await openDuffel(json(200, { nothing: true }))
    expect(await kindOf(searchAll(duffel, query))).toBe('unavailable')
  })
})

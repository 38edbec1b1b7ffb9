import { afterEach, describe, expect, test } from 'vitest'
import { problem } from '../../duffel/answer-problem.ts'
import { type Answer, json, text } from '../../http/serve-answers.ts'
import { kindOf, searchBatches } from '../../search-conformance.ts'
import { searchAll } from '../conformance.ts'
import type { StayQuery } from '../port.ts'
import { closeStays, openStays, TOKEN } from './answering-stays.ts'
import result from './fixtures/result.json' with { type: 'json' }

afterEach(closeStays)

const query: StayQuery = {
  where: { latitude: -24.38, longitude: -128.32, radiusKm: 30 },
  checkIn: '2026-12-20',
  checkOut: '2026-12-23',
  rooms: 2,
  adults: 3,
  children: [7, 1],
  nationality: 'NG',
}

const property = (id: string) => ({ ...result, id: `srr_${id}`, accommodation: { ...result.accommodation, id } })
const plain = (id: string) => ({ ...property(id), accommodation: { ...property(id).accommodation, rooms: [] } })
const found = (...results: unknown[]) => json(200, { data: { results, created_at: '2026-11-22T16:00:00Z' } })
const names = (count: number) => Array.from({ length: count }, (_, index) => `acc_${index}`)
/** Answers a search by ids with those properties. */
const asAsked: Answer = (response, request, body) =>
  found(...JSON.parse(body).data.accommodation.ids.map(property))(response, request, body)
const searchWith = (stays: Awaited<ReturnType<typeof openStays>>['stays'], signal: AbortSignal, timeoutMs = 5_000) =>
  stays.search(query, { signal, timeoutMs })[Symbol.asyncIterator]()

describe('searching', () => {
  test('requests a circle, then the rates of the results; an infant is a child of its age', async () => {
    const { stays, lines, sent, server } = await openStays(found(plain('acc_1'), plain('acc_2')), asAsked)
    const batches = await searchBatches(stays, query)
    expect(batches.map((batch) => batch.map(({ listing, rates }) => [listing.listingId, rates?.length ?? null]))).toEqual([
      [
        ['acc_1', null],
        ['acc_2', null],
      ],
      [
        ['acc_1', 3],
        ['acc_2', 3],
      ],
    ])
    expect(lines()).toEqual(['POST /duffel/stays/search', 'POST /duffel/stays/search'])
    expect(server.seen[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'duffel-version': 'v2' })
    const guests = [{ type: 'adult' }, { type: 'adult' }, { type: 'adult' }, { type: 'child', age: 7 }, { type: 'child', age: 1 }]
    const asked = { check_in_date: '2026-12-20', check_out_date: '2026-12-23', rooms: 2, guests }
    expect(sent(0)).toEqual({
      data: { ...asked, location: { radius: 30, geographic_coordinates: { latitude: -24.38, longitude: -128.32 } } },
    })
    expect(sent(1)).toEqual({ data: { ...asked, accommodation: { ids: ['acc_1', 'acc_2'], fetch_rates: true } } })
  })

  test('requests the rates of a hundred properties per call, and properties by id immediately with theirs', async () => {
    const { stays, server } = await openStays(asAsked)
    const listingIds = names(250)
    expect(await searchAll(stays, { ...query, where: { listingIds } })).toHaveLength(250)
    expect(server.seen.map(({ body }) => JSON.parse(body).data.accommodation.ids.length).toSorted()).toEqual([100, 100, 50])
  })

  test('a property that is missing in a response has no rooms', async () => {
    const { stays } = await openStays(found(plain('acc_1'), plain('acc_2')), found(property('acc_2')))
    const known = await searchAll(stays, query)
    expect(known.map(({ listing, rates }) => [listing.listingId, rates?.length])).toEqual([
      ['acc_1', 0],
      ['acc_2', 3],
    ])
  })

  test('one failed call for rates does not affect the others, and is reported at the end', async () => {
    const some: Answer = (response, request, body) =>
      (body.includes('"acc_0"') ? text(502, 'text/html', '<h1>Bad gateway</h1>') : asAsked)(response, request, body)
    const { stays } = await openStays(found(...names(150).map(plain)), some)
    const rated: string[] = []
    const work = async () => {
      for await (const batch of stays.search(query, { signal: new AbortController().signal, timeoutMs: 5_000 }))
        rated.push(...batch.flatMap(({ listing, rates }) => (rates ? [listing.listingId] : [])))
    }
    expect(await kindOf(work())).toBe('unavailable')
    expect(rated).toHaveLength(50)
  })

  test('results before the deadline stay, then the search reports the timeout', async () => {
    const { stays } = await openStays(found(plain('acc_1')), () => {})
    const search = searchWith(stays, new AbortController().signal, 1_500)
    expect((await search.next()).value).toHaveLength(1)
    expect(await kindOf(search.next())).toBe('timeout')
  })

  test('aborting ends it without an error', async () => {
    const abort = new AbortController()
    const { stays } = await openStays(found(plain('acc_1')), () => abort.abort())
    const search = searchWith(stays, abort.signal)
    expect((await search.next()).value).toHaveLength(1)
    expect(await search.next()).toMatchObject({ done: true })
  })

  test('a caller that stops reading leaves no call in progress', async () => {
    const gone = Promise.withResolvers<void>()
    const { stays } = await openStays(asAsked, (response) => response.on('close', gone.resolve))
    const ids = names(101)
    const search = stays.search(
      { ...query, where: { listingIds: ids } },
      { signal: new AbortController().signal, timeoutMs: 60_000 },
    )
    for await (const batch of search) {
      expect(batch.length).toBeGreaterThan(0)
      break
    }
    await gone.promise
  })

  test.each([
    ['an HTML 502', text(502, 'text/html', '<h1>Bad gateway</h1>'), 'unavailable'],
    ['a 429', problem(429, 'rate_limit_exceeded'), 'rate-limited'],
    ['a 503', problem(503, 'service_unavailable'), 'unavailable'],
    ['a refusal', problem(422, 'validation_required'), 'rejected'],
    ['F14 a response without its envelope', json(200, { nothing: true }), 'unavailable'],
  ])('%s is %s', async (_name, answer, kind) => {
    const { stays, server } = await openStays(answer)
    expect(await kindOf(searchAll(stays, query))).toBe(kind)
    expect(server.seen).toHaveLength(1)
  })
})

describe('the rates of a property', () => {
  test('are complete', async () => {
    const { stays, lines } = await openStays(json(200, { data: result }))
    expect((await stays.rates('srr_1')).rates).toHaveLength(3)
    expect(lines()).toEqual(['POST /duffel/stays/search_results/srr_1/actions/fetch_all_rates'])
  })

  test.each([
    ['search_result_expired', 422, 'sold-out'],
    ['rate_unavailable', 422, 'sold-out'],
    ['not_found', 404, 'sold-out'],
    ['access_token_not_found', 401, 'rejected'],
    ['internal_server_error', 500, 'unavailable'],
  ])('F20 %s with %i is %s, and the key does not appear', async (code, status, kind) => {
    const { stays } = await openStays(problem(status, code))
    const work = stays.rates('srr_1')
    await expect(work).rejects.not.toThrow(TOKEN)
    expect(await kindOf(work)).toBe(kind)
  })

  test('of a property without any are sold out, and of an invalid one unavailable', async () => {
    const { stays } = await openStays(json(200, { data: plain('acc_1') }), json(200, { data: { id: 'srr_1' } }))
    expect(await kindOf(stays.rates('srr_1'))).toBe('sold-out')
    expect(await kindOf(stays.rates('srr_1'))).toBe('unavailable')
  })
})

describe('facts without a search', () => {
  test('suggests properties by three letters and more, and drops those without a position', async () => {
    const { location } = result.accommodation
    const one = {
      accommodation_id: 'acc_1',
      accommodation_name: 'Duffel Test Hotel',
      accommodation_location: { ...location, district: 'North Beach' },
    }
    const { stays, sent } = await openStays(
      json(200, { data: [one, { ...one, accommodation_location: { geographic_coordinates: null } }] }),
    )
    expect(await stays.suggest(' du ')).toEqual([])
    expect(await stays.suggest('duf')).toEqual([
      {
        listingId: 'acc_1',
        name: 'Duffel Test Hotel',
        place: 'North Beach, Henderson Island',
        country: 'PN',
        latitude: -24.374377,
        longitude: -128.327111,
      },
    ])
    expect(sent(0)).toEqual({ data: { query: 'duf' } })
  })

  test('reads reviews with their day', async () => {
    const review = { created_at: '2026-11-02T09:00:00Z', score: 8.6, reviewer_name: 'Ngozi A.', text: 'Quiet and clean.' }
    const { stays, lines } = await openStays(json(200, { data: { reviews: [review, { ...review, text: '' }, 7] } }))
    expect(await stays.reviews('acc_1')).toEqual([
      { day: '2026-11-02', score: 8.6, author: 'Ngozi A.', text: 'Quiet and clean.' },
    ])
    expect(lines()).toEqual(['GET /duffel/stays/accommodation/acc_1/reviews?limit=100'])
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { faults, SECRET } from './http/fault-cases.ts'
import type { HttpEvent } from './http/integration-event.ts'
import { type Answer, type AnsweringServer, json, serveAnswers } from './http/serve-answers.ts'
import { createHttp, type HttpCall, type HttpOptions } from './http.ts'

let server: AnsweringServer | null = null

afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  server = null
})

async function open(answers: Answer[], options: Partial<HttpOptions> = {}) {
  server = await serveAnswers(...answers)
  const headers = { authorization: `Bearer ${SECRET}` }
  return createHttp({ supplier: 'vendor', baseUrl: server.url, headers, timeoutMs: 5_000, ...options })
}

async function failure(work: Promise<unknown>): Promise<SupplierError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof SupplierError)) throw new Error(`not a SupplierError: ${String(error)}`)
  return error
}

const get: HttpCall = { method: 'GET', path: 'things/1' }
const ask: HttpCall = { method: 'POST', path: 'searches', body: { a: 1 } }
const act: HttpCall = { method: 'POST', path: 'orders', body: { a: 1 }, acts: true }

describe('each fault becomes one kind', () => {
  test.each(faults)('$name, for a safe call', async ({ answer, get: kind, timeoutMs = 5_000 }) => {
    const http = await open([answer])
    const error = await failure(http.call({ ...get, timeoutMs }))
    expect(error.kind).toBe(kind)
    expect(error.message).not.toContain(SECRET)
  })

  test.each(faults)('$name, for a call with effects', async ({ answer, act: kind, timeoutMs = 5_000 }) => {
    const http = await open([answer])
    const error = await failure(http.call({ ...act, timeoutMs }))
    expect(error.kind).toBe(kind)
    expect(error.message).not.toContain(SECRET)
    expect(server?.seen).toHaveLength(1)
  })

  test('F1 a refused connection is unavailable also for calls with effects, because nothing was sent', async () => {
    const http = await open([json(200, {})])
    await server?.close()
    expect(await failure(http.call(act))).toMatchObject({ kind: 'unavailable', vendorCode: 'ECONNREFUSED' })
    expect((await failure(http.call(get))).kind).toBe('unavailable')
  })

  test('F2 an unknown host name is unavailable also for calls with effects', async () => {
    const http = createHttp({
      supplier: 'vendor',
      baseUrl: 'http://nowhere.invalid/',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    expect((await failure(http.call(act))).kind).toBe('unavailable')
  })

  test('F3 a TLS failure is unavailable also for calls with effects', async () => {
    const plain = await serveAnswers(json(200, {}))
    server = plain
    const http = createHttp({ supplier: 'vendor', baseUrl: plain.url.replace('http:', 'https:'), headers: {} })
    expect((await failure(http.call(act))).kind).toBe('unavailable')
    expect(plain.seen).toHaveLength(0)
  })
})

describe('safe calls are retried, others never', () => {
  test.each([502, 503, 504, 429])('a GET is retried after %i', { tags: ['full'] }, async (status) => {
    const http = await open([json(status, {}), json(200, { ok: true })])
    expect((await http.call(get)).body).toEqual({ ok: true })
    expect(server?.seen).toHaveLength(2)
  })

  test('a GET is sent three times at most', { tags: ['full'] }, async () => {
    const http = await open([json(503, {})])
    expect((await failure(http.call(get))).kind).toBe('unavailable')
    expect(server?.seen).toHaveLength(3)
  })

  test('F18 a 500 is not retried, and the next call succeeds', async () => {
    const http = await open([json(500, {}), json(200, { ok: true })])
    expect((await failure(http.call(get))).kind).toBe('unavailable')
    expect((await http.call(get)).status).toBe(200)
  })

  test.each([429, 502, 503, 504])('a POST is never retried after %i', async (status) => {
    const http = await open([json(status, {}), json(200, {})])
    await failure(http.call(ask))
    expect(server?.seen).toHaveLength(1)
  })

  test('F17 Retry-After is honoured: a delay beyond the deadline is not started', async () => {
    const http = await open([json(429, {}, { 'retry-after': '60' }), json(200, {})])
    expect((await failure(http.call({ ...get, timeoutMs: 2_000 }))).kind).toBe('rate-limited')
    expect(server?.seen).toHaveLength(1)
  })

  test('a Retry-After date is compared with the date of the response', { tags: ['full'] }, async () => {
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT'
    const http = await open([json(503, {}, { date, 'retry-after': date }), json(200, { ok: true })])
    expect((await http.call(get)).body).toEqual({ ok: true })
  })
})

describe('a failing supplier', () => {
  const guard = { failures: 3, coolOffMs: 60_000 }

  test('R8 the breaker opens after consecutive failures, then permits one call', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const http = await open([json(500, {}), json(500, {}), json(500, {}), json(200, { ok: true })], { guard })
    for (let i = 0; i < 3; i += 1) await failure(http.call(ask))
    const refused = await failure(http.call(act))
    expect(refused).toMatchObject({ kind: 'unavailable', vendorCode: 'NOT_CALLED' })
    expect(server?.seen).toHaveLength(3)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await http.call(get)).body).toEqual({ ok: true })
  })

  test('refused requests do not open the breaker', async () => {
    const http = await open([json(422, {})], { guard })
    for (let i = 0; i < 6; i += 1) expect((await failure(http.call(ask))).kind).toBe('rejected')
    expect(server?.seen).toHaveLength(6)
  })

  test('more calls than the queue permits are rejected unsent, and the other lane is free', { tags: ['full'] }, async () => {
    const hold: Parameters<Answer>[0][] = []
    const http = await open([(response) => hold.push(response), json(200, { lane: 'main' })], {
      guard: { concurrent: 1, queued: 0 },
    })
    const first = http.call({ ...ask, lane: 'bulk' })
    await vi.waitFor(() => expect(hold).toHaveLength(1))
    expect((await failure(http.call({ ...act, lane: 'bulk' }))).kind).toBe('unavailable')
    expect((await http.call(ask)).body).toEqual({ lane: 'main' })
    hold[0]?.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    expect((await first).status).toBe(200)
  })

  test('a call that is queued past its deadline was never sent, so a call with effects is unavailable', {
    tags: ['full'],
  }, async () => {
    const http = await open([() => {}], { guard: { concurrent: 1, queued: 5 } })
    const abort = new AbortController()
    const first = failure(http.call({ ...ask, signal: abort.signal }))
    await vi.waitFor(() => expect(server?.seen).toHaveLength(1))
    expect((await failure(http.call({ ...act, timeoutMs: 40 }))).kind).toBe('unavailable')
    expect((await failure(http.call({ ...get, timeoutMs: 40 }))).kind).toBe('timeout')
    abort.abort()
    expect((await first).kind).toBe('timeout')
    expect(server?.seen).toHaveLength(1)
  })
})

describe('requests and reports', () => {
  test('the path of the base URL is preserved, with or without its trailing slash', async () => {
    server = await serveAnswers(json(200, {}))
    for (const baseUrl of [`${server.url}duffel/`, `${server.url}duffel`]) {
      await createHttp({ supplier: 'v', baseUrl, headers: {} }).call({ method: 'GET', path: 'air/offers', query: { limit: 1 } })
    }
    expect(server.seen.map((one) => one.url)).toEqual(['/duffel/air/offers?limit=1', '/duffel/air/offers?limit=1'])
  })

  test('a 204 has no body', async () => {
    const http = await open([(response) => response.writeHead(204).end()])
    expect((await http.call({ method: 'DELETE', path: 'things/1' })).body).toBeNull()
  })

  test('the vendor explains with its own code, and its guarantee that nothing was done is used', async () => {
    const explain = () => ({ kind: 'rejected' as const, code: 'order_not_created', message: `no ${SECRET}`, nothingDone: true })
    const http = await open([json(502, {})], { explain })
    const error = await failure(http.call(act))
    expect(error).toMatchObject({ kind: 'rejected', vendorCode: 'order_not_created', supplier: 'vendor' })
    expect(error.message).toContain('[secret]')
    expect(error.message).not.toContain(SECRET)
  })

  test('each attempt is logged without query, headers and body', { tags: ['full'] }, async () => {
    const events: unknown[] = []
    const http = await open([json(503, {}), json(200, { a: 1 }, { 'x-request-id': 'req-1' })], {
      log: (event) => events.push(event),
    })
    await http.call({ ...get, query: { name: 'Adaeze' } })
    const expected: Partial<HttpEvent>[] = [
      { attempt: 1, status: 503, outcome: 'unavailable' },
      { attempt: 2, status: 200, outcome: 'ok', bytes: 7, requestId: 'req-1' },
    ]
    expect(events).toMatchObject(expected)
    expect(JSON.stringify(events)).not.toMatch(/Adaeze|secret/)
  })

  test('aborting ends a call at once', async () => {
    const http = await open([() => {}])
    expect((await failure(http.call({ ...get, signal: AbortSignal.abort() }))).kind).toBe('timeout')
    expect((await failure(http.call({ ...act, signal: AbortSignal.abort() }))).kind).toBe('unavailable')
    expect(server?.seen).toHaveLength(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { FlightQuery, FlightSupplier } from '#integrations/flights/port.ts'
import { makeOffer } from '../../flights/testing/make-offer.ts'
import { type Step, scriptedSupplier } from '../../flights/testing/scripted-supplier.ts'
import { askSuppliers, type SupplierMessage } from './ask-suppliers.ts'

const query: FlightQuery = {
  slices: [{ from: 'LOS', to: 'LON', date: '2026-12-10' }],
  passengers: [{ type: 'ADT', age: null }],
  cabin: 'economy',
  directOnly: false,
  corporateCode: null,
}

const broken = new SupplierError('unavailable', 'b', 'connection refused')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** `node:timers/promises` is not faked, so a hanging supplier is one whose stream never yields. */
function hanging(id: string, first: Step[] = []): FlightSupplier & { stopped: () => boolean } {
  const state = { stopped: false }
  const base = scriptedSupplier(id, [])
  return {
    ...base,
    stopped: () => state.stopped,
    async *search(_query, { signal }) {
      signal.addEventListener('abort', () => {
        state.stopped = true
      })
      for (const step of first) if (Array.isArray(step)) yield step
      await new Promise(() => {})
    },
  }
}

function collect(suppliers: FlightSupplier[], signal = new AbortController().signal) {
  const messages: SupplierMessage<SupplierFlightOffer>[] = []
  const failures: string[] = []
  const asked = askSuppliers({
    suppliers,
    query,
    timeoutMs: 20_000,
    signal,
    onFailure: (supplier, error) => failures.push(`${supplier.id}: ${error instanceof Error ? error.message : ''}`),
  })
  const ended = (async () => {
    for await (const item of asked) messages.push(item)
  })()
  const statuses = () =>
    messages.flatMap((item) =>
      item.type === 'progress' ? [`${item.progress.id} ${item.progress.status} ${item.progress.offers}`] : [],
    )
  return { messages, failures, ended, statuses }
}

describe('calling every supplier at once', () => {
  it('yields batches as they arrive and reports each supplier that is done', async () => {
    const { messages, ended, statuses } = collect([
      scriptedSupplier('a', [[makeOffer('a', '1')], [makeOffer('a', '2'), makeOffer('a', '3')]]),
      scriptedSupplier('b', [[makeOffer('b', '4')]]),
    ])
    await ended
    const offers = messages.flatMap((item) => (item.type === 'found' ? item.found.map((offer) => offer.id) : []))
    expect(offers.toSorted()).toEqual(['a-1', 'a-2', 'a-3', 'b-4'])
    expect(statuses().toSorted()).toEqual(['a done 3', 'b done 1'])
  })

  it('keeps the results of one supplier when another fails', async () => {
    const { messages, failures, ended, statuses } = collect([
      scriptedSupplier('a', [[makeOffer('a', '1')]]),
      scriptedSupplier('b', [broken]),
    ])
    await ended
    expect(messages.filter((item) => item.type === 'found')).toHaveLength(1)
    expect(statuses().toSorted()).toEqual(['a done 1', 'b failed 0'])
    expect(failures).toEqual(['b: connection refused'])
  })

  it('reports a supplier as late after six seconds, and as failed at the deadline, and keeps its results', async () => {
    const slow = hanging('z', [[makeOffer('z', '9')]])
    const { ended, statuses, failures } = collect([scriptedSupplier('a', [[makeOffer('a', '1')]]), slow])
    await vi.advanceTimersByTimeAsync(5_999)
    expect(statuses()).toEqual(['a done 1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(statuses()).toEqual(['a done 1', 'z late 1'])
    await vi.advanceTimersByTimeAsync(14_050)
    await ended
    expect(statuses()).toEqual(['a done 1', 'z late 1', 'z failed 1'])
    expect(failures).toEqual(['z: no answer within 20000 ms'])
    expect(slow.stopped()).toBe(true)
  })

  it('ends within 50 ms of the deadline when a supplier hangs', async () => {
    const { ended } = collect([hanging('z')])
    const before = performance.now()
    await vi.advanceTimersByTimeAsync(20_050)
    await ended
    expect(performance.now() - before).toBeLessThanOrEqual(20_050)
  })

  it("ends at once when the client disconnects, and aborts the suppliers' calls", async () => {
    const nobody = new AbortController()
    const slow = hanging('z', [[makeOffer('z', '9')]])
    const { messages, ended } = collect([slow], nobody.signal)
    await vi.advanceTimersByTimeAsync(100)
    nobody.abort()
    await ended
    expect(messages).toHaveLength(1)
    expect(slow.stopped()).toBe(true)
  })

  it('calls each supplier once with the whole query', async () => {
    const supplier = scriptedSupplier('a', [])
    await collect([supplier]).ended
    expect(supplier.asked.map((one) => one.query)).toEqual([query])
  })

  it('ends without suppliers', async () => {
    const { ended, messages } = collect([])
    await ended
    expect(messages).toEqual([])
  })
})

it.each([...Array(16).keys()])('returns the received results, whichever of four suppliers fail (case %i)', async (mask) => {
  vi.useRealTimers()
  const fails = (n: number) => (mask & (1 << n)) !== 0
  const suppliers = ['a', 'b', 'c', 'd'].map((id, n) => scriptedSupplier(id, fails(n) ? [broken] : [[makeOffer(id, '1')], 1]))
  const { ended, messages, statuses } = collect(suppliers)
  await ended
  const failing = ['a', 'b', 'c', 'd'].filter((_, n) => fails(n))
  expect(messages.filter((item) => item.type === 'found')).toHaveLength(4 - failing.length)
  expect(statuses().filter((status) => status.includes('failed'))).toHaveLength(failing.length)
})

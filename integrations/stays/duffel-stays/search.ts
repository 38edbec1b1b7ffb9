import { setImmediate as nextTurn } from 'node:timers/promises'
import type { IntegrationLog } from '../../http.ts'
import type { SearchOptions } from '../../supplier-order.ts'
import type { StayQuery, SupplierStay } from '../port.ts'
import type { SearchCall, StaysClient } from './client.ts'
import { createStayReader, type StayReader } from './map-stay.ts'

/** A property has up to fifty rates: one call for this many returns some three megabytes. */
const HOUSES_A_CALL = 100
const CALLS_AT_ONCE = 4
/** Number of properties, or properties with their rates, that are read before other work runs. */
const AT_ONCE = { plain: 100, rated: 15 }

/** Duffel has no infants: a guest under two is a child of that age. */
export const stayData = ({ checkIn, checkOut, rooms, adults, children }: Omit<StayQuery, 'where'>) => ({
  check_in_date: checkIn,
  check_out_date: checkOut,
  rooms,
  guests: [...Array.from({ length: adults }, () => ({ type: 'adult' })), ...children.map((age) => ({ type: 'child', age }))],
})

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

interface Asking {
  data: ReturnType<typeof stayData>
  reader: StayReader
  left(): SearchCall
}

export function createSearch(client: StaysClient, supplier: string, log: IntegrationLog | undefined) {
  async function* batches(raw: readonly unknown[], reader: StayReader, withRates: boolean): AsyncGenerator<SupplierStay[]> {
    for (const [index, batch] of chunks(raw, withRates ? AT_ONCE.rated : AT_ONCE.plain).entries()) {
      if (index > 0) await nextTurn()
      const stays = reader.read(batch, withRates)
      if (stays.length > 0) yield stays
    }
  }

  /** Call by call; the first failure is thrown after the others have finished. */
  async function* withRates(ids: readonly string[], found: ReadonlyMap<string, SupplierStay>, { data, reader, left }: Asking) {
    const tasks = chunks(ids, HOUSES_A_CALL).map((some) => async () => ({
      asked: new Set(some),
      raw: await client.search({ ...data, accommodation: { ids: some, fetch_rates: true } }, left()),
    }))
    let failure: PromiseRejectedResult | null = null
    for await (const answer of asTheyCome(tasks, CALLS_AT_ONCE)) {
      if (answer.status === 'rejected') {
        failure ??= answer
        continue
      }
      const { asked, raw } = answer.value
      for await (const stays of batches(raw, reader, true)) {
        for (const { listing } of stays) asked.delete(listing.listingId)
        yield stays
      }
      // Missing ones are fully booked by now.
      const full = [...asked].flatMap((id) => found.get(id) ?? []).map((stay): SupplierStay => ({ ...stay, rates: [] }))
      if (full.length > 0) yield full
    }
    if (failure) throw failure.reason
  }

  async function* find(where: StayQuery['where'], asking: Asking): AsyncGenerator<SupplierStay[]> {
    const found = new Map<string, SupplierStay>()
    if ('listingIds' in where) {
      yield* withRates(where.listingIds, found, asking)
      return
    }
    const { latitude, longitude, radiusKm } = where
    const location = { radius: radiusKm, geographic_coordinates: { latitude, longitude } }
    const raw = await client.search({ ...asking.data, location }, asking.left())
    for await (const stays of batches(raw, asking.reader, false)) {
      for (const stay of stays) found.set(stay.listing.listingId, stay)
      yield stays
    }
    yield* withRates([...found.keys()], found, asking)
  }

  return async function* search(query: StayQuery, { signal, timeoutMs }: SearchOptions): AsyncGenerator<SupplierStay[]> {
    const endsAt = performance.now() + timeoutMs
    const ended = new AbortController()
    const until = AbortSignal.any([signal, ended.signal])
    const reader = createStayReader(supplier, log)
    const left = () => ({ signal: until, timeoutMs: Math.max(0, Math.round(endsAt - performance.now())) })
    try {
      for await (const stays of find(query.where, { data: stayData(query), reader, left })) {
        if (signal.aborted) return
        yield stays
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      // A caller that stops reading early leaves no call in progress.
      ended.abort()
      reader.tell()
    }
  }
}

/** Runs tasks with limited concurrency, and yields their results in the order of completion. */
async function* asTheyCome<T>(
  tasks: readonly (() => Promise<T>)[],
  atOnce: number,
): AsyncGenerator<PromiseSettledResult<T>, void> {
  const open = new Map<number, Promise<{ key: number; result: PromiseSettledResult<T> }>>()
  let next = 0
  const start = () => {
    const task = tasks[next]
    if (!task) return
    const key = next
    next += 1
    open.set(
      key,
      Promise.allSettled([task()]).then(([result]) => ({ key, result })),
    )
  }
  for (let count = 0; count < atOnce; count += 1) start()
  while (open.size > 0) {
    const { key, result } = await Promise.race(open.values())
    open.delete(key)
    start()
    yield result
  }
}

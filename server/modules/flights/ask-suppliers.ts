import type { SupplierProgress } from '#contract/search-progress.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { FlightQuery, FlightSupplier } from '#integrations/flights/port.ts'
import { createChannel } from './create-channel.ts'

/** A supplier that takes longer than this is shown as late; it may still finish. */
export const LATE_MS = 6_000
/** What a supplier may take past its own deadline before the search goes on without it. */
const GRACE_MS = 25

export type SupplierNews =
  | { type: 'offers'; supplier: FlightSupplier; offers: SupplierFlightOffer[] }
  | { type: 'progress'; progress: SupplierProgress }

export interface Asked {
  suppliers: readonly FlightSupplier[]
  query: FlightQuery
  timeoutMs: number
  signal: AbortSignal
  onFailure(supplier: FlightSupplier, error: unknown): void
}

export const searching = (supplier: FlightSupplier): SupplierProgress => ({
  id: supplier.id,
  title: supplier.title,
  status: 'searching',
  offers: 0,
  milliseconds: null,
})

/**
 * Asks every supplier at once and passes on what each sends, as it comes. One that fails, hangs or is slow holds up nobody: it is named `failed`
 * or `late`. Ends when all have finished, at the deadline, or when `signal` aborts; in every case the suppliers are told to stop.
 */
export async function* askSuppliers({ suppliers, query, timeoutMs, signal, onFailure }: Asked): AsyncGenerator<SupplierNews> {
  const news = createChannel<SupplierNews>()
  const stop = new AbortController()
  const started = performance.now()
  const open = new Map(suppliers.map((supplier) => [supplier, searching(supplier)]))
  const tell = (supplier: FlightSupplier, status: SupplierProgress['status']) => {
    const progress = open.get(supplier)
    if (!progress) return
    const told = { ...progress, status, milliseconds: Math.round(performance.now() - started) }
    if (status === 'late') open.set(supplier, told)
    else open.delete(supplier)
    news.send({ type: 'progress', progress: told })
    if (open.size === 0) news.close()
  }
  const fail = (supplier: FlightSupplier, error: unknown) => {
    if (!open.has(supplier)) return
    onFailure(supplier, error)
    tell(supplier, 'failed')
  }
  const ask = async (supplier: FlightSupplier) => {
    try {
      for await (const offers of supplier.search(query, { signal: stop.signal, timeoutMs })) {
        const progress = open.get(supplier)
        if (!progress) return
        open.set(supplier, { ...progress, offers: progress.offers + offers.length })
        if (offers.length > 0) news.send({ type: 'offers', supplier, offers })
      }
      tell(supplier, 'done')
    } catch (error) {
      fail(supplier, error)
    }
  }
  const tooLate = (supplier: FlightSupplier) =>
    fail(supplier, new SupplierError('timeout', supplier.id, `no answer within ${timeoutMs} ms`))
  const timers = [
    setTimeout(() => [...open.keys()].forEach((supplier) => tell(supplier, 'late')), LATE_MS),
    setTimeout(() => [...open.keys()].forEach(tooLate), timeoutMs + GRACE_MS),
  ]
  signal.addEventListener('abort', news.close, { once: true })
  try {
    for (const supplier of suppliers) void ask(supplier)
    if (suppliers.length === 0 || signal.aborted) news.close()
    yield* news.receive()
  } finally {
    timers.forEach(clearTimeout)
    signal.removeEventListener('abort', news.close)
    stop.abort()
  }
}

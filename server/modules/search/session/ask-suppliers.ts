import type { SupplierProgress } from '#contract/search-progress.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SearchOptions } from '#integrations/supplier-order.ts'
import { createChannel } from './create-channel.ts'

/** A supplier that takes longer is shown as late; it may still finish. */
export const LATE_MS = 6_000
/** The time a supplier may take past its own deadline before the search ends without it. */
const GRACE_MS = 25

interface Named {
  readonly id: string
  readonly title: string
}

/** A supplier's search for any product. */
export interface Searched<Query, Found> extends Named {
  search(query: Query, options: SearchOptions): AsyncIterable<Found[]>
}

export type SupplierMessage<Found> =
  | { type: 'found'; supplier: Named; found: Found[] }
  | { type: 'progress'; progress: SupplierProgress }

export interface Asked<Query, Found> {
  suppliers: readonly Searched<Query, Found>[]
  query: Query
  timeoutMs: number
  signal: AbortSignal
  /** How many of the batch are new to the supplier's count; default: all of them. */
  count?(found: readonly Found[]): number
  onFailure(supplier: Named, error: unknown): void
}

export const searching = ({ id, title }: Named): SupplierProgress => ({
  id,
  title,
  status: 'searching',
  offers: 0,
  milliseconds: null,
})

/**
 * Calls every supplier at once and yields each batch as it arrives. A failed, hanging or slow supplier delays no other: it is reported as `failed` or
 * `late`. Ends when all have finished, at the deadline, or when `signal` aborts; in every case the suppliers' calls are aborted.
 */
export async function* askSuppliers<Query, Found>({
  suppliers,
  query,
  timeoutMs,
  signal,
  count = (found) => found.length,
  onFailure,
}: Asked<Query, Found>): AsyncGenerator<SupplierMessage<Found>> {
  const messages = createChannel<SupplierMessage<Found>>()
  const stop = new AbortController()
  const started = performance.now()
  const open = new Map<Named, SupplierProgress>(suppliers.map((supplier) => [supplier, searching(supplier)]))
  const tell = (supplier: Named, status: SupplierProgress['status']) => {
    const progress = open.get(supplier)
    if (!progress) return
    const updated = { ...progress, status, milliseconds: Math.round(performance.now() - started) }
    if (status === 'late') open.set(supplier, updated)
    else open.delete(supplier)
    messages.send({ type: 'progress', progress: updated })
    if (open.size === 0) messages.close()
  }
  const fail = (supplier: Named, error: unknown) => {
    if (!open.has(supplier)) return
    onFailure(supplier, error)
    tell(supplier, 'failed')
  }
  const ask = async (supplier: Searched<Query, Found>) => {
    try {
      for await (const found of supplier.search(query, { signal: stop.signal, timeoutMs })) {
        const progress = open.get(supplier)
        if (!progress) return
        open.set(supplier, { ...progress, offers: progress.offers + count(found) })
        if (found.length > 0) messages.send({ type: 'found', supplier, found })
      }
      tell(supplier, 'done')
    } catch (error) {
      fail(supplier, error)
    }
  }
  const tooLate = (supplier: Named) =>
    fail(supplier, new SupplierError('timeout', supplier.id, `no answer within ${timeoutMs} ms`))
  const timers = [
    setTimeout(() => [...open.keys()].forEach((supplier) => tell(supplier, 'late')), LATE_MS),
    setTimeout(() => [...open.keys()].forEach(tooLate), timeoutMs + GRACE_MS),
  ]
  signal.addEventListener('abort', messages.close, { once: true })
  try {
    for (const supplier of suppliers) void ask(supplier)
    if (suppliers.length === 0 || signal.aborted) messages.close()
    yield* messages.receive()
  } finally {
    timers.forEach(clearTimeout)
    signal.removeEventListener('abort', messages.close)
    stop.abort()
  }
}

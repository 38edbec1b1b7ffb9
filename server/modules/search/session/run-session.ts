import type { SupplierProgress } from '#contract/search-progress.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SearchMessage } from '../../../search-threads/search-runner.ts'
import { askSuppliers, searching } from './ask-suppliers.ts'
import { inBatches } from './in-batches.ts'
import type { SearchGatherer, SearchSession, SearchTools, SessionInput } from './search-gatherer.ts'
import { createWriter } from './write-messages.ts'

/** The searches of a product by its gatherer. */
export const sessionOf = <Search, Known, Found, Priced, Common extends object, Stored>(
  gatherer: SearchGatherer<Search, Known, Found, Priced, Common, Stored>,
): SearchSession => ({
  run: (tools, input: SessionInput<Search, Known>, signal) => runSession(gatherer, tools, input, signal),
})

/**
 * One search of any product, from the suppliers' bytes to serialised events: calls every supplier, prices and merges the results, and yields each
 * change twice: as a line of the search's log (complete, for later readers) and as the viewer's event. Ends when all suppliers have, at the deadline,
 * or when `signal` aborts.
 */
async function* runSession<Search, Known, Found, Priced, Common extends object, Stored>(
  gatherer: SearchGatherer<Search, Known, Found, Priced, Common, Stored>,
  tools: SearchTools,
  input: SessionInput<Search, Known>,
  signal: AbortSignal,
): AsyncGenerator<SearchMessage> {
  const gathering = gatherer.open(tools, input)
  const { suppliers, query, count } = gathering
  const writer = input.viewer ? createWriter(gatherer, tools, { ...input, viewer: input.viewer, suppliers }) : null
  const failures: string[] = []
  /** Suppliers whose offers could not be priced. */
  const distrusted = new Set<string>()
  let received = 0
  const progress = new Map(suppliers.map((supplier) => [supplier.id, searching(supplier)]))
  const failed = (supplier: { id: string }, error: unknown) => {
    failures.push(error instanceof SupplierError ? error.kind : 'unavailable')
    tools.log.warn({ err: error, supplier: supplier.id, searchId: input.searchId }, 'a supplier failed in a search')
  }

  if (writer) yield writer.started()
  const { timeoutMs } = input
  const answers = askSuppliers({ suppliers, query, timeoutMs, signal, onFailure: failed, ...(count ? { count } : {}) })
  for await (const batch of inBatches(answers, gatherer.togetherMs)) {
    const priced: Priced[] = []
    for (const item of batch) {
      if (item.type !== 'found') continue
      try {
        priced.push(...(await gathering.price(item.supplier, item.found)))
      } catch (error) {
        distrusted.add(item.supplier.id)
        failed(item.supplier, error)
      }
    }
    received += priced.length
    const changes = gathering.add(priced)
    if (writer && (changes.upserts.length > 0 || changes.gone.length > 0)) yield writer.found(changes)
    for (const item of batch) {
      if (item.type !== 'progress') continue
      const isDistrusted = distrusted.has(item.progress.id) && item.progress.status === 'done'
      const reported: SupplierProgress = isDistrusted ? { ...item.progress, status: 'failed', offers: 0 } : item.progress
      progress.set(reported.id, reported)
      if (writer) yield writer.progress(reported)
    }
  }
  const found = gathering.listed()
  const summary = JSON.stringify(gathering.summary())
  yield { type: 'ended', outcome: { suppliers: [...progress.values()], found, received, failures, summary } }
}

import type { SupplierProgress } from '#contract/search-progress.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Ctx } from '../../ctx.ts'
import { searching } from '../search/ask-suppliers.ts'
import { collectOffers } from './collect-offers.ts'
import { RESULTS_MS, type SearchRecord } from './keep-results.ts'
import type { PricedEntry } from './price-offers.ts'

/** The results of a running search. */
export interface RunningRecord {
  searchId: string
  expiresAt: string
  suppliers(): SupplierProgress[]
  /** Takes in what a supplier says of itself and returns what is told on. */
  report(progress: SupplierProgress): SupplierProgress
  /** What cannot be priced cannot be sold: the supplier counts as failed from here on. Nothing of it is shown. */
  distrust(supplierId: string): PricedEntry[]
  add(entries: readonly PricedEntry[]): PricedEntry[]
  record(isFinished: boolean): SearchRecord
  /** For the log: how many offers came, and how many of them were the same as a cheaper one. */
  counts(): { offers: number; merged: number }
}

export function startRecord(ctx: Ctx, search: FlightSearch): RunningRecord {
  const searchId = ctx.newId()
  const expiresAt = new Date(ctx.now().getTime() + RESULTS_MS).toISOString()
  const progress = new Map(ctx.system.integrations.flights.map((supplier) => [supplier.id, searching(supplier)]))
  const distrusted = new Set<string>()
  const found = collectOffers()
  let received = 0
  return {
    searchId,
    expiresAt,
    suppliers: () => [...progress.values()],
    report(said) {
      const told: SupplierProgress =
        distrusted.has(said.id) && said.status === 'done' ? { ...said, status: 'failed', offers: 0 } : said
      progress.set(told.id, told)
      return told
    },
    distrust(supplierId) {
      distrusted.add(supplierId)
      return []
    },
    add(entries) {
      received += entries.length
      return found.add(entries)
    },
    record: (isFinished) => ({
      searchId,
      search,
      suppliers: [...progress.values()].map((one) =>
        isFinished && one.status === 'searching' ? { ...one, status: 'late' } : one,
      ),
      shown: found.shown(),
      best: found.best(),
      finished: isFinished,
      expiresAt,
    }),
    counts: () => ({ offers: received, merged: received - found.best().length }),
  }
}

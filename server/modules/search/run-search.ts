import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import type { Outcome, SearchMessage } from '../../search-threads/search-runner.ts'
import type { Pricing } from '../pricing/read-pricing.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { frozenRate } from '../rates/frozen-rate.ts'
import { RESULTS_MS } from './read-record.ts'
import type { SessionInput } from './session/search-gatherer.ts'

export interface Run {
  product: SoldProduct
  search: unknown
  pricing: Pricing
  signal: AbortSignal
  known: unknown
  searchId?: string
  viewer?: Viewer
}

/** Runs one search on the search runner (a search thread). Without a `viewer` no events are written; only its outcome is returned. */
export function startSession(ctx: Ctx, { signal, searchId = '', viewer, ...run }: Run): AsyncGenerator<SearchMessage, void> {
  const at = ctx.now()
  const { product, search, pricing, known } = run
  const input: SessionInput = {
    searchId,
    search,
    at: at.toISOString(),
    expiresAt: new Date(at.getTime() + RESULTS_MS).toISOString(),
    pricing,
    viewer: viewer ?? null,
    timeoutMs: ctx.system.config.SEARCH_TIMEOUT_MS,
    known,
  }
  return ctx.system.searches.run(product, input, { signal, rateOf: (from, to) => frozenRate(ctx, from, to) })
}

/** The outcome only. */
export async function runSearch(ctx: Ctx, run: Run): Promise<Outcome | null> {
  for await (const message of startSession(ctx, run)) if (message.type === 'ended') return message.outcome
  return null
}

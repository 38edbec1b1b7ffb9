import type { ErrorCode } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import type { Outcome } from '../../search-threads/search-runner.ts'
import type { Pricing } from '../pricing/read-pricing.ts'
import type { Viewer } from '../pricing/viewer.ts'
import type { Made } from './recent-searches.ts'
import type { Seen } from './session/search-gatherer.ts'

export interface SearchRequest<Search> extends Viewer {
  search: Search
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** A search that ended: all suppliers have finished, or its deadline passed. */
export interface FinishedSearch<Search> {
  search: Search
  pricing: Pricing
  outcome: Outcome
}

/** The product's part of a search; its gatherer does the part that runs in a search thread. */
export interface SearchRow<Search, Known, Stored, Viewed extends object> {
  product: SoldProduct
  /** The part of a result that depends on its viewer; the same function as the gatherer's. */
  view(seen: Seen): (stored: Stored) => Viewed
  /** Refuses an invalid search before any supplier is called; returns the search with the product's data of its places. */
  check(ctx: Ctx, search: Search): Search | Promise<Search>
  /** The stored form of a recent search. */
  made(search: Search): Made
  dealCodeOf(search: Search): string | null
  /** Equal for two searches with equal results. */
  sameAs(search: Search): string
  /** The gatherer's input from the database; it is cloned to the thread. */
  readKnown(ctx: Ctx, search: Search): Promise<Known>
  /** Stores results of a finished search for other readers, such as the lowest price of a day. */
  finished(ctx: Ctx, finished: FinishedSearch<Search>): Promise<void>
  refusals: { allFailed: ErrorCode; expired: ErrorCode }
}

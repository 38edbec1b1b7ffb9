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
  /** Aborts when nobody listens any more. */
  signal: AbortSignal
}

/** A search that every supplier has finished, or that its deadline ended. */
export interface FinishedSearch<Search> {
  search: Search
  pricing: Pricing
  outcome: Outcome
}

/** What a product adds to the search that all products share; its gatherer does the part that runs in a search thread. */
export interface SearchRow<Search, Known, Stored, Viewed extends object> {
  product: SoldProduct
  /** The part of a result that depends on its viewer; the gatherer's own. */
  view(seen: Seen): (stored: Stored) => Viewed
  /** Refuses what cannot be searched, before anything is asked; returns the search with what the product knows of its places. */
  check(ctx: Ctx, search: Search): Search | Promise<Search>
  /** As a person's recent searches have it. */
  made(search: Search): Made
  dealCodeOf(search: Search): string | null
  /** Equal for two searches that find the same. */
  sameAs(search: Search): string
  /** What the gatherer has to know from the database; it is cloned to the thread. */
  readKnown(ctx: Ctx): Promise<Known>
  /** Keeps what others read of a finished search, such as the lowest price of a day. */
  finished(ctx: Ctx, finished: FinishedSearch<Search>): Promise<void>
  refusals: { allFailed: ErrorCode; expired: ErrorCode }
}

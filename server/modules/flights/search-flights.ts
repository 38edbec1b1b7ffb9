import type { SearchEvent } from '#contract/flights.ts'
import { AppError } from '#domain/errors.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Ctx } from '../../ctx.ts'
import { type Pricing, readPricing } from '../pricing/read-pricing.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { askSuppliers } from '../search/ask-suppliers.ts'
import { saveRecentSearch } from '../search/recent-searches.ts'
import { tellSuppliers } from '../search/tell-suppliers.ts'
import { checkSearch } from './check-search.ts'
import { rememberFound } from './date-prices-memory.ts'
import { findRepeat, keepResults, offerForRepeat } from './keep-results.ts'
import { createPricer } from './price-offers.ts'
import { repeatSearch } from './repeat-search.ts'
import { startRecord } from './start-record.ts'
import { toPricedOffer } from './to-priced-offer.ts'
import { toQuery } from './to-query.ts'

export interface SearchRequest extends Viewer {
  search: FlightSearch
  /** Aborts when nobody listens any more. */
  signal: AbortSignal
}

/**
 * Searches every supplier and streams what they find, priced. What cannot be searched is refused before anything is asked: `input.invalid` with
 * the fields, `flight.*` for dates. The stream itself throws `flight.all-suppliers-failed` when no supplier answered and nothing was found.
 * The same search of the same agency within a minute is answered from what was found.
 */
export async function searchFlights(ctx: Ctx, request: SearchRequest): Promise<AsyncGenerator<SearchEvent, void>> {
  const { search } = request
  checkSearch(search, ctx.now())
  const pricing = await readPricing(ctx, { product: 'flight', dealCode: search.dealCode })
  const saved = saveRecentSearch(ctx, { product: 'flight', search })
  const repeat = await findRepeat(ctx, search, pricing.currency)
  const events = repeat ? repeatSearch(repeat, request) : freshSearch(ctx, request, pricing)
  return finishing(events, saved)
}

/** A search does not end before what it stores is stored. */
async function* finishing(events: AsyncGenerator<SearchEvent, void>, saved: Promise<unknown>): AsyncGenerator<SearchEvent, void> {
  try {
    yield* events
  } finally {
    await saved
  }
}

async function* freshSearch(
  ctx: Ctx,
  { search, signal, ...viewer }: SearchRequest,
  pricing: Pricing,
): AsyncGenerator<SearchEvent, void> {
  const { system } = ctx
  const started = performance.now()
  const found = startRecord(ctx, search)
  const price = createPricer(ctx, pricing)
  const tell = tellSuppliers(found.suppliers(), viewer)
  const failed = (supplier: { id: string }, error: unknown) =>
    system.log.warn({ err: error, supplier: supplier.id, searchId: found.searchId }, 'flight supplier failed')
  const news = askSuppliers({
    suppliers: system.integrations.flights,
    query: toQuery(search),
    timeoutMs: system.config.SEARCH_TIMEOUT_MS,
    signal,
    onFailure: failed,
  })
  try {
    // Before its id is told: whoever comes with it finds a search that is under way.
    await keepResults(ctx, found.record(false))
    yield {
      type: 'started',
      searchId: found.searchId,
      suppliers: tell.list(found.suppliers()),
      expiresAt: found.expiresAt,
    }
    for await (const item of news) {
      if (item.type === 'progress') {
        const progress = tell.report(found.report(item.progress))
        if (progress) yield { type: 'supplier', progress }
        continue
      }
      const priced = await price(item.found).catch((error: unknown) => failed(item.supplier, error))
      const fresh = priced ? found.add(priced) : found.distrust(item.supplier.id)
      if (fresh.length === 0) continue
      // Before it is shown: whoever sees an offer can open it.
      await keepResults(ctx, found.record(false))
      const offers = fresh.map(({ offer, waterfall }) => toPricedOffer(offer, waterfall, viewer))
      yield { type: 'offers', supplier: tell.id(item.supplier.id), offers }
    }
  } finally {
    await keepResults(ctx, found.record(true))
  }
  const record = found.record(true)
  const milliseconds = Math.round(performance.now() - started)
  system.log.info({ searchId: record.searchId, ...found.counts(), milliseconds }, 'flight search finished')
  if (record.shown.length === 0 && record.suppliers.every((supplier) => supplier.status === 'failed'))
    throw new AppError('flight.all-suppliers-failed', { suppliers: record.suppliers.map((supplier) => supplier.id) })
  if (record.suppliers.every((supplier) => supplier.status === 'done')) await offerForRepeat(ctx, record, pricing.currency)
  await rememberFound(ctx, record, pricing)
  yield { type: 'finished', offers: record.best.length, milliseconds }
}

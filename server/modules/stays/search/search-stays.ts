import type { StayEvent } from '#contract/stays.ts'
import { AppError } from '#domain/errors.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import type { Ctx } from '../../../ctx.ts'
import { type Pricing, readPricing } from '../../pricing/read-pricing.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { askSuppliers, searching } from '../../search/ask-suppliers.ts'
import { inBatches } from '../../search/in-batches.ts'
import { saveRecentSearch } from '../../search/recent-searches.ts'
import { tellSuppliers } from '../../search/tell-suppliers.ts'
import { checkSearch } from './check-search.ts'
import { checkPlace } from './find-destination.ts'
import { type Gathering, gatherHouses, type PricedStay } from './gather-houses.ts'
import { keepDoubtful } from '../matching/keep-doubtful.ts'
import { findRepeat, keepResults, offerForRepeat, RESULTS_MS, type StayRecord, toResult } from './keep-results.ts'
import { createStayPricer } from './price-stays.ts'
import { readVerdicts } from '../matching/read-verdicts.ts'
import { rememberPrice } from '../place-prices/remember-price.ts'
import { repeatSearch } from './repeat-search.ts'
import { toQuery } from './to-query.ts'

/** Suppliers send a few houses at a time, from many calls at once: what comes within this time is shown together. */
const TOGETHER_MS = 50

export interface StaySearchRequest extends Viewer {
  search: StaySearch
  /** Aborts when nobody listens any more. */
  signal: AbortSignal
}

/**
 * Searches every supplier of stays and streams houses, priced, each once whoever sells it. Dates that no property sells are refused before anything
 * is asked. The stream itself throws `stay.all-suppliers-failed` when no supplier answered and nothing was found. The same search of the same agency
 * within a minute is answered from what was found.
 */
export async function searchStays(ctx: Ctx, request: StaySearchRequest): Promise<AsyncGenerator<StayEvent, void>> {
  const { search } = request
  checkSearch(search, ctx.now())
  await checkPlace(search.destination)
  const pricing = await readPricing(ctx, { product: 'stay', dealCode: search.dealCode })
  await saveRecentSearch(ctx, { product: 'stay', search })
  const repeat = await findRepeat(ctx, search, pricing.currency)
  return repeat ? repeatSearch(ctx, repeat, request) : freshSearch(ctx, request, pricing)
}

async function* freshSearch(
  ctx: Ctx,
  { search, signal, ...viewer }: StaySearchRequest,
  pricing: Pricing,
): AsyncGenerator<StayEvent, void> {
  const { system } = ctx
  const suppliers = system.integrations.stays
  const started = performance.now()
  const searchId = ctx.newId()
  const expiresAt = new Date(ctx.now().getTime() + RESULTS_MS).toISOString()
  const { destination } = search
  const zone = zoneAt(destination.latitude, destination.longitude)
  const gathering = gatherHouses({ zone, centre: destination, verdicts: await readVerdicts(ctx) })
  const price = createStayPricer(ctx, { search, pricing })
  const progress = new Map(suppliers.map((supplier) => [supplier.id, searching(supplier)]))
  const tell = tellSuppliers([...progress.values()], viewer)
  const record = (finished: boolean): StayRecord => ({
    searchId,
    search,
    currency: pricing.currency,
    suppliers: [...progress.values()].map((one) => (finished && one.status === 'searching' ? { ...one, status: 'late' } : one)),
    ...recordOf(gathering),
    finished,
    expiresAt,
  })
  const failed = (supplier: { id: string }, error: unknown) => {
    system.log.warn({ err: error, supplier: supplier.id, searchId }, 'supplier of stays failed')
  }
  const news = askSuppliers({
    suppliers,
    query: toQuery(search),
    timeoutMs: system.config.SEARCH_TIMEOUT_MS,
    signal,
    count: (found) => found.filter(({ rates }) => rates === null).length,
    onFailure: failed,
  })
  try {
    // Before its id is told: whoever comes with it finds a search that is under way.
    await keepResults(ctx, record(false))
    yield { type: 'started', searchId, currency: pricing.currency, suppliers: tell.list([...progress.values()]), expiresAt }
    for await (const items of inBatches(news, TOGETHER_MS)) {
      const priced: PricedStay[] = []
      for (const item of items)
        if (item.type === 'found')
          priced.push(...((await price(item.supplier, item.found).catch((error: unknown) => failed(item.supplier, error))) ?? []))
      if (priced.length > 0) {
        const { stays, gone } = gathering.add(priced)
        // Before it is shown: whoever sees a house can open it.
        await keepResults(ctx, record(false))
        yield {
          type: 'stays',
          stays: stays.map((stay) => toResult(system, stay, { ...viewer, currency: pricing.currency })),
          gone,
        }
      }
      for (const item of items) {
        if (item.type !== 'progress') continue
        progress.set(item.progress.id, item.progress)
        const report = tell.report(item.progress)
        if (report) yield { type: 'supplier', progress: report }
      }
    }
  } finally {
    await keepResults(ctx, record(true))
  }
  const whole = record(true)
  const milliseconds = Math.round(performance.now() - started)
  system.log.info({ searchId, stays: whole.stays.length, milliseconds }, 'search for stays finished')
  if (whole.stays.length === 0 && whole.suppliers.every(({ status }) => status === 'failed'))
    throw new AppError('stay.all-suppliers-failed', { suppliers: whole.suppliers.map(({ id }) => id) })
  if (whole.suppliers.every(({ status }) => status === 'done')) await offerForRepeat(ctx, whole)
  await keepDoubtful(ctx, gathering.doubtful()).catch((error: unknown) =>
    system.log.error({ err: error, searchId }, 'doubtful pairs of properties not kept'),
  )
  await rememberPrice(ctx, whole)
  yield { type: 'finished', stays: whole.stays.length, milliseconds }
}

const recordOf = (gathering: Gathering): Pick<StayRecord, 'stays' | 'members' | 'houses'> => ({
  stays: gathering.stays(),
  members: gathering.members(),
  houses: gathering.houses(),
})

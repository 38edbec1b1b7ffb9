import { bulkhead } from 'cockatiel'
import { daysKey, daysOf, type JourneyDays } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { fingerprintOf } from '#domain/flights/search-fingerprint.ts'
import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Pricing } from '../pricing/read-pricing.ts'
import type { FinishedSearch } from '../search/search-row.ts'
import { cacheRouteDay, cacheRoutePrice } from './route-price.ts'
import type { FlightSummary } from './search/flight-gatherer.ts'

/** How long the lowest price of a day is cached. */
const CACHED_MS = 30 * 60_000

interface CachedPrice {
  /** Null where every supplier responded and none has a flight. */
  total: Money | null
  /** Milliseconds since 1970. */
  at: number
}

/** The lowest totals of one search by its days. They are small, so all days are one value of the cache. */
type CachedDays = Record<string, CachedPrice>

/** The cache key: everything that affects the price, namely the agency, its markup, and the search without its days. */
const cacheKey = (ctx: Ctx, search: FlightSearch, pricing: Pricing) =>
  ['date-prices', ctx.agencyId, JSON.stringify(pricing), fingerprintOf({ ...search, depart: '', return: null })].join(':')

const isFresh = (ctx: Ctx, { at }: CachedPrice) => at + CACHED_MS > ctx.now().getTime()

/** The cached prices of this search by days; `undefined` for days not requested in the last half an hour. */
export async function readCachedPrices(
  ctx: Ctx,
  search: FlightSearch,
  pricing: Pricing,
): Promise<(days: JourneyDays) => { total: Money | null } | undefined> {
  const cached = (await ctx.system.cache.get<CachedDays>(cacheKey(ctx, search, pricing))) ?? {}
  return (days) => {
    const known = cached[daysKey(days)]
    return known && isFresh(ctx, known) ? known : undefined
  }
}

/** Several days of a search finish at the same moment, and each is written into the same value. */
const oneByOne = bulkhead(1, Number.POSITIVE_INFINITY)

/** Caches the lowest total of a search that every supplier answered. Two nodes writing at once may lose a day, which is then requested again. */
export async function cacheDatePrice(ctx: Ctx, search: FlightSearch, pricing: Pricing, total: Money | null): Promise<void> {
  const key = cacheKey(ctx, search, pricing)
  await oneByOne.execute(async () => {
    const before = Object.entries((await ctx.system.cache.get<CachedDays>(key)) ?? {}).filter(([, known]) => isFresh(ctx, known))
    const cached: CachedDays = { ...Object.fromEntries(before), [daysKey(daysOf(search))]: { total, at: ctx.now().getTime() } }
    await ctx.system.cache.set(key, cached, CACHED_MS)
  })
  await cacheRouteDay(ctx, search, total)
}

/** Caches the lowest total of a finished search for its days, so that it is not requested again. */
export async function cacheFoundPrice(ctx: Ctx, { search, pricing, outcome }: FinishedSearch<FlightSearch>): Promise<void> {
  const { suppliers, summary } = outcome
  if (search.trip === 'multi-city' || suppliers.length === 0 || suppliers.some(({ status }) => status !== 'done')) return
  const { lowest }: FlightSummary = JSON.parse(summary)
  await cacheDatePrice(ctx, search, pricing, lowest)
  await cacheRoutePrice(ctx, search, lowest)
}

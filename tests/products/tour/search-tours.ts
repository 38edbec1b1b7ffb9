import { AppError } from '#domain/errors.ts'
import { priceWaterfall } from '#domain/pricing.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import type { Ctx } from '#server/ctx.ts'
import { readPricing } from '#server/modules/pricing/read-pricing.ts'
import { frozenRate } from '#server/modules/rates/frozen-rate.ts'
import { saveRecentSearch } from '#server/modules/search/recent-searches.ts'
import { searchScope } from '#server/modules/search/search-scope.ts'
import { operator } from './operator.ts'
import type { SupplierTour, TourSearch } from './shapes.ts'

const CACHED_MS = 1_800_000

export interface FoundTour {
  offer: SupplierTour
  waterfall: PriceWaterfall
}
interface Found {
  search: TourSearch
  expiresAt: string
  tours: FoundTour[]
}

const keyOf = (ctx: Ctx, searchId: string) => `tours:${searchScope(ctx)}:${searchId}`

/** What the operator sells for a day, at the agency's prices. */
export async function offersFor(ctx: Ctx, search: TourSearch): Promise<FoundTour[]> {
  const pricing = await readPricing(ctx, { product: 'tour', dealCode: null })
  const offers = await operator.tours()
  return Promise.all(
    offers.map(async ({ net: each, ...tour }) => {
      const net = { amount: each.amount * search.participants, currency: each.currency }
      const waterfall = priceWaterfall({
        ...pricing,
        net,
        tax: null,
        rate: await frozenRate(ctx, net.currency, pricing.currency),
      })
      const { city, day } = search
      return { offer: { ...tour, city, day, supplier: operator.id, net }, waterfall }
    }),
  )
}

export async function searchTours(ctx: Ctx, search: TourSearch): Promise<{ searchId: string; tours: FoundTour[] }> {
  const searchId = ctx.newId()
  const tours = await offersFor(ctx, search)
  const expiresAt = new Date(ctx.now().getTime() + CACHED_MS).toISOString()
  await ctx.system.cache.set(keyOf(ctx, searchId), { search, expiresAt, tours }, CACHED_MS)
  await saveRecentSearch(ctx, { product: 'tour', search })
  return { searchId, tours }
}

export async function readTours(ctx: Ctx, searchId: string): Promise<Found> {
  const found = await ctx.system.cache.get<Found>(keyOf(ctx, searchId))
  if (!found) throw new AppError('access.not-found')
  return found
}

import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '#server/ctx.ts'
import { readPricing } from '#server/modules/pricing/read-pricing.ts'
import { productSearches } from '#server/modules/search/product-searches.ts'
import { toolsOf } from '#server/modules/search/tools-of.ts'
import type { TourSearch } from './shapes.ts'
import { type CommonTour, type FoundTour, type StoredTour, toursOf } from './tour-gatherer.ts'

/** Searching tours: the session that every product shares. */
export const tourSearches = productSearches<TourSearch, null, CommonTour, StoredTour, { total: Money }>({
  product: 'tour',
  view:
    () =>
    ({ waterfall }) => ({ total: waterfall.total }),
  check: (_, search) => search,
  made: (search) => ({ product: 'tour', search }),
  dealCodeOf: () => null,
  sameAs: ({ city, day, participants }) => `${city} ${day} ${participants}`,
  readKnown: async () => null,
  finished: async () => {},
  refusals: { allFailed: 'supplier.unavailable', expired: 'access.not-found' },
})

/** The current tours of a search. */
export async function offersFor(ctx: Ctx, search: TourSearch): Promise<FoundTour[]> {
  const pricing = await readPricing(ctx, { product: 'tour', dealCode: null })
  const found: FoundTour[] = []
  for await (const tours of toursOf(toolsOf(ctx), search, pricing)) found.push(...tours)
  return found
}

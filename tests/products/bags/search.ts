import { AppError } from '#domain/errors.ts'
import type { Ctx } from '#server/ctx.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import { viewerOf } from '#server/modules/pricing/viewer.ts'
import { productSearches } from '#server/modules/search/product-searches.ts'
import type { BagResult, BagSnapshot } from './contract.ts'
import { type BagCommon, type StoredBag, viewBag } from './gatherer.ts'
import { type BagSearch, bagParams } from './shapes.ts'

/** The searches of cover for bags, of the machinery that every product has. */
export const bagSearches = productSearches<BagSearch, null, BagCommon, StoredBag, Pick<BagResult, 'total'>>({
  product: 'protection',
  view: viewBag,
  check: (_ctx, search) => search,
  made: (search) => ({ product: 'protection', search }),
  dealCodeOf: () => null,
  sameAs: (search) => `${bagParams(search)}`,
  readKnown: async () => null,
  finished: async () => {},
  refusals: { allFailed: 'protection.all-suppliers-failed', expired: 'protection.search-expired' },
})

/** Searches the insurer and waits for it. */
export async function searchBags(ctx: Ctx, search: BagSearch, signal: AbortSignal): Promise<BagSnapshot> {
  assertSold(ctx, 'protection')
  let searchId: string | null = null
  for await (const event of await bagSearches.events(ctx, { search, ...viewerOf(ctx), signal }))
    if (event.type === 'started') searchId = event.searchId
  if (searchId === null) throw new AppError('protection.all-suppliers-failed')
  return readBags(ctx, searchId)
}

export const readBags = async (ctx: Ctx, searchId: string): Promise<BagSnapshot> =>
  bagSearches.snapshot(ctx, await bagSearches.read(ctx, searchId), viewerOf(ctx))

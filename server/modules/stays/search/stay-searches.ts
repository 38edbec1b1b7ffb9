import type { Verdict } from '#domain/stays/matching/verdict.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { productSearches } from '../../search/product-searches.ts'
import { readVerdicts } from '../matching/read-verdicts.ts'
import { storeDoubtful } from '../matching/store-doubtful.ts'
import { cachePlacePrice } from './cache-place-price.ts'
import { checkSearch } from './check-search.ts'
import { knownPlace } from './find-destination.ts'
import type { CommonStay, StoredStay, ViewedStay } from './gather-properties.ts'
import type { StaySummary } from './stay-gatherer.ts'
import { viewStay } from './view-stay.ts'

/** The searches of stays. */
export const staySearches = productSearches<StaySearch, Verdict[], CommonStay, StoredStay, ViewedStay>({
  product: 'stay',
  view: viewStay,
  async check(ctx, search) {
    checkSearch(search, ctx.now())
    return { ...search, destination: await knownPlace(search.destination) }
  },
  made: (search) => ({ product: 'stay', search }),
  dealCodeOf: ({ dealCode }) => dealCode,
  sameAs: (search) => `${stayToParams(search)}`,
  readKnown: readVerdicts,
  async finished(ctx, found) {
    const { doubtful }: StaySummary = JSON.parse(found.outcome.summary)
    await storeDoubtful(ctx, doubtful).catch((error: unknown) =>
      ctx.system.log.error({ err: error }, 'doubtful pairs of properties not stored'),
    )
    await cachePlacePrice(ctx, found)
  },
  refusals: { allFailed: 'stay.all-suppliers-failed', expired: 'stay.search-expired' },
})

import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import type { SupplierTour } from '#integrations/tours/port.ts'
import { productSearches } from '../../search/product-searches.ts'
import type { SearchRecord } from '../../search/search-record.ts'
import { searchOwnTours } from '../../own-tours/supplier/search-own.ts'
import { knownPlace } from '../../stays/search/find-destination.ts'
import { checkSearch } from './check-search.ts'
import type { CommonTour, StoredTour, TourEntry, ViewedTour } from './gather-tours.ts'
import { toQuery } from './to-query.ts'
import { viewTour } from './view-tour.ts'

export type TourRecord = SearchRecord<TourSearch, TourEntry>

/** The searches of tours. */
export const tourSearches = productSearches<TourSearch, SupplierTour[], CommonTour, StoredTour, ViewedTour>({
  product: 'tour',
  view: viewTour,
  async check(ctx, search) {
    checkSearch(search, ctx.now())
    return { ...search, destination: await knownPlace(search.destination) }
  },
  made: (search) => ({ product: 'tour', search }),
  dealCodeOf: ({ dealCode }) => dealCode,
  sameAs: (search) => `${tourToParams(search)}`,
  readKnown: (ctx, search) => searchOwnTours(ctx, toQuery(search)),
  finished: async () => {},
  refusals: { allFailed: 'tour.all-suppliers-failed', expired: 'tour.search-expired' },
})

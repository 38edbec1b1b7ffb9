import type { TourSearch } from '#domain/tours/search.ts'
import type { SupplierTour } from '#integrations/tours/port.ts'
import type { SearchGatherer } from '../../search/session/search-gatherer.ts'
import { type CommonTour, gatherTours, type PricedTour, type StoredTour } from './gather-tours.ts'
import { createTourPricer } from './price-tours.ts'
import { toQuery } from './to-query.ts'
import { viewTour } from './view-tour.ts'

/** Suppliers answer for each tour on its own: results within this time are shown together. */
const TOGETHER_MS = 50

/** Collects tours: each once, across suppliers. */
export const tourGatherer: SearchGatherer<TourSearch, null, SupplierTour, PricedTour, CommonTour, StoredTour> = {
  togetherMs: TOGETHER_MS,
  open(tools, { search, pricing }) {
    const tours = gatherTours({ cipher: tools.cipher, centre: search.destination })
    return {
      suppliers: tools.suppliers.tours,
      query: toQuery(search),
      price: createTourPricer(tools, pricing),
      add: tours.add,
      listed: tours.listed,
      summary: () => null,
    }
  },
  view: viewTour,
}

import type { TourSearch } from '#domain/tours/search.ts'
import type { SupplierTour } from '#integrations/tours/port.ts'
import { OWN_SUPPLIER } from '../../own-tours/supplier/own-supplier-id.ts'
import type { SearchGatherer } from '../../search/session/search-gatherer.ts'
import { type CommonTour, gatherTours, type PricedTour, type StoredTour } from './gather-tours.ts'
import { createTourPricer } from './price-tours.ts'
import { toQuery } from './to-query.ts'
import { viewTour } from './view-tour.ts'

/** Suppliers answer for each tour on its own: results within this time are shown together. */
const TOGETHER_MS = 50

/** The agency's own tours were found before the search, in the database: they are a supplier only where there are some. */
const ownTours = (found: SupplierTour[]) =>
  found.length === 0
    ? []
    : [
        {
          ...OWN_SUPPLIER,
          async *search() {
            yield found
          },
        },
      ]

/** Collects tours: each once, across suppliers. */
export const tourGatherer: SearchGatherer<TourSearch, SupplierTour[], SupplierTour, PricedTour, CommonTour, StoredTour> = {
  togetherMs: TOGETHER_MS,
  open(tools, { search, pricing, known }) {
    const tours = gatherTours({ cipher: tools.cipher, centre: search.destination })
    return {
      suppliers: [...tools.suppliers.tours, ...ownTours(known)],
      query: toQuery(search),
      price: createTourPricer(tools, pricing),
      add: tours.add,
      listed: tours.listed,
      summary: () => null,
    }
  },
  view: viewTour,
}

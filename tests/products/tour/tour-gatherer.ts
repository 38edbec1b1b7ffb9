import { priceWaterfall } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Pricing } from '#server/modules/pricing/read-pricing.ts'
import type { SearchGatherer, SearchTools } from '#server/modules/search/session/search-gatherer.ts'
import { operator } from './operator.ts'
import type { PricedTour, SupplierTour, TourSearch } from './shapes.ts'

export interface FoundTour {
  offer: SupplierTour
  waterfall: PriceWaterfall
}

/** The public part of a tour, and the stored remainder. */
export type CommonTour = Omit<PricedTour, 'total'>
export type StoredTour = Pick<SupplierTour, 'supplier' | 'net'> & Pick<FoundTour, 'waterfall'>

/** The operator's tours for a day, at the agency's prices. */
export async function* toursOf(
  { rateOf }: Pick<SearchTools, 'rateOf'>,
  search: TourSearch,
  pricing: Pricing,
): AsyncGenerator<FoundTour[]> {
  for await (const offers of operator.search(search))
    yield await Promise.all(
      offers.map(async (offer) => {
        const rate = await rateOf(offer.net.currency, pricing.currency)
        return { offer, waterfall: priceWaterfall({ ...pricing, net: offer.net, tax: null, rate }) }
      }),
    )
}

export const tourGatherer: SearchGatherer<TourSearch, null, FoundTour, FoundTour, CommonTour, StoredTour> = {
  togetherMs: 0,
  open(tools, { search, pricing }) {
    const { id, title } = operator
    const listed = new Set<string>()
    return {
      suppliers: [{ id, title, search: () => toursOf(tools, search, pricing) }],
      query: search,
      price: async (_supplier, found) => [...found],
      add(tours) {
        for (const { offer } of tours) listed.add(offer.id)
        return { upserts: tours.map((tour) => [tour.offer.id, toEntry(tour)]), gone: [] }
      },
      listed: () => listed.size,
      summary: () => null,
    }
  },
  view:
    () =>
    ({ waterfall }) => ({ total: waterfall.total }),
}

const toEntry = ({ offer: { supplier, net, ...common }, waterfall }: FoundTour) => ({
  common,
  stored: { supplier, net, waterfall },
})

import { cheapestFee } from '#domain/money/payment-fees.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import type { Entry, SearchGatherer, Seen } from '#server/modules/search/session/search-gatherer.ts'
import type { BagResult } from './contract.ts'
import { insurer } from './insurer.ts'
import type { BagOffer, BagSearch } from './shapes.ts'

export type BagCommon = Omit<BagResult, 'total'>
/** The price without a payment fee. */
export interface StoredBag {
  total: number
}
type BagEntry = Entry<BagCommon, StoredBag>

/** Collects the covers of the insurer. */
export const bagGatherer: SearchGatherer<BagSearch, null, BagOffer, BagEntry, BagCommon, StoredBag> = {
  togetherMs: 0,
  open(tools, { search, pricing }) {
    const ids = new Set<string>()
    return {
      suppliers: [insurer],
      query: search,
      price: (_supplier, found) =>
        Promise.all(
          found.map(async ({ supplier: _supplier, net, ...common }) => {
            const rate = await tools.rateOf(net.currency, pricing.currency)
            return { common, stored: { total: priceWaterfall({ ...pricing, net, tax: null, rate }).total.amount } }
          }),
        ),
      add(entries) {
        for (const { common } of entries) ids.add(common.id)
        return { upserts: entries.map((entry) => [entry.common.id, entry]), gone: [] }
      },
      listed: () => ids.size,
      summary: () => null,
    }
  },
  view: viewBag,
}

/** A cover for the viewer: its price includes the fee of the cheapest payment method. */
export function viewBag({ currency, viewer: { ways = [] } }: Seen) {
  return ({ total }: StoredBag): Pick<BagResult, 'total'> => ({
    total: total + cheapestFee({ amount: total, currency }, ways).amount,
  })
}

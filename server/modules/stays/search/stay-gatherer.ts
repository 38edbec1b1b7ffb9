import type { DoubtfulPair } from '#domain/stays/matching/create-matcher.ts'
import type { Verdict } from '#domain/stays/matching/verdict.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { reachOf } from '#domain/stays/search-rules.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import type { SupplierStay } from '#integrations/stays/port.ts'
import type { SearchGatherer } from '../../search/session/search-gatherer.ts'
import { type CommonStay, gatherProperties, type PricedStay, type StoredStay } from './gather-properties.ts'
import { createStayPricer } from './price-stays.ts'
import { toQuery } from './to-query.ts'
import { viewStay } from './view-stay.ts'

/** Suppliers send a few properties at a time, from many concurrent calls: results within this time are shown together. */
const TOGETHER_MS = 50

/** The summary of a finished search of stays. */
export interface StaySummary {
  /** Pairs of listings that may be one property. */
  doubtful: DoubtfulPair[]
  /** The lowest total within the search radius, in minor units; null without any. */
  lowest: number | null
}

type Gatherer = SearchGatherer<StaySearch, Verdict[], SupplierStay, PricedStay, CommonStay, StoredStay>

/** Collects properties: each once, across suppliers. `known` are the decisions about pairs of listings. */
export const stayGatherer: Gatherer = {
  togetherMs: TOGETHER_MS,
  open(tools, { search, pricing, known: verdicts }) {
    const { destination } = search
    const zone = zoneAt(destination.latitude, destination.longitude)
    const properties = gatherProperties({ zone, centre: destination, verdicts, cipher: tools.cipher })
    return {
      suppliers: tools.suppliers.stays,
      query: toQuery(search),
      count: (found) => found.filter(({ rates }) => rates === null).length,
      price: createStayPricer(tools, { search, pricing }),
      add: properties.add,
      listed: () => properties.entries().length,
      summary(): StaySummary {
        const near = properties.entries().filter(({ common }) => common.km <= reachOf(search))
        const lowest = near.length > 0 ? Math.min(...near.map(({ stored }) => stored.total)) : null
        return { doubtful: properties.doubtful(), lowest }
      },
    }
  },
  view: viewStay,
}

import type { Api } from '#contract/index.ts'
import { lastTravelDay } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { dayOfMonth } from '../../../search/day-words.ts'
import type { RecentSearch } from '../../../search/recent-searches.tsx'
import { travellerWords } from '../../../search/traveller-words.ts'

type Recent = Awaited<ReturnType<Api['flights']['recent']>>[number]

/** A search made lately, in words and as a link. */
export function toRecent({ search, route, at }: Recent): RecentSearch {
  const days = [...new Set([search.depart, lastTravelDay(search)])].map(dayOfMonth).join(' – ')
  return {
    key: at,
    to: `/order/new/flight/newoffers?${searchToParams(search)}`,
    title: route,
    facts: [days, travellerWords(search)],
  }
}

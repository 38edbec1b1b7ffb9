import { lastTravelDay } from '#domain/flights/journey.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { dayOfMonth } from '../../../search/day-words.ts'
import type { RecentSearch } from '../../../search/recent-searches.tsx'
import { travellerWords } from '../../../search/traveller-words.ts'
import { flightResults } from './form-words.ts'

/** A recent search, in words and as a link. */
export function recentFlight(search: FlightSearch, { title, key }: { title: string; key: string }): RecentSearch {
  const days = [...new Set([search.depart, lastTravelDay(search)])].map(dayOfMonth).join(' – ')
  return { key, to: `${flightResults}?${searchToParams(search)}`, title, facts: [days, travellerWords(search)] }
}

import { dayAt } from '#domain/dates.ts'
import { routeWords } from '#domain/flights/route-words.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { cityOf, timeZoneOf } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import { readRecentSearches } from '../../search/recent-searches.ts'

/** The person's recent searches whose dates are in the future, the newest first. */
export async function listRecentFlights(
  ctx: Ctx,
): Promise<{ search: FlightSearch; fromCity: string; toCity: string; route: string; at: string }[]> {
  const rows = await readRecentSearches(ctx, 'flight')
  return rows.flatMap((row) => {
    const { success, data: search } = FlightSearch.safeParse(row.search)
    if (!success || search.depart < dayAt(ctx.now(), timeZoneOf(search.from))) return []
    const ends = { fromCity: cityOf(search.from), toCity: cityOf(search.to) }
    return [{ search, ...ends, route: routeWords(search), at: row.at }]
  })
}

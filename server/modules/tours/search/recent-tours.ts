import { dayAt } from '#domain/dates.ts'
import { TourSearch } from '#domain/tours/search.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import type { Ctx } from '../../../ctx.ts'
import { readRecentSearches } from '../../search/recent-searches.ts'

/** The person's recent searches for tours that are not over, the newest first. */
export async function listRecentTours(ctx: Ctx): Promise<{ search: TourSearch; at: string }[]> {
  const rows = await readRecentSearches(ctx, 'tour')
  return rows.flatMap((row) => {
    const { success, data: search } = TourSearch.safeParse(row.search)
    if (!success) return []
    const { latitude, longitude } = search.destination
    return search.to < dayAt(ctx.now(), zoneAt(latitude, longitude)) ? [] : [{ search, at: row.at }]
  })
}

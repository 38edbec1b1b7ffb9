import { dayAt } from '#domain/dates.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import type { Ctx } from '../../../ctx.ts'
import { readRecentSearches } from '../../search/recent-searches.ts'

/** The person's recent searches for stays whose dates are in the future, the newest first. */
export async function listRecentStays(ctx: Ctx): Promise<{ search: StaySearch; at: string }[]> {
  const rows = await readRecentSearches(ctx, 'stay')
  return rows.flatMap((row) => {
    const { success, data: search } = StaySearch.safeParse(row.search)
    if (!success) return []
    const { latitude, longitude } = search.destination
    return search.checkIn < dayAt(ctx.now(), zoneAt(latitude, longitude)) ? [] : [{ search, at: row.at }]
  })
}

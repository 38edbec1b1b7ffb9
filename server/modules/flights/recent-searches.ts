import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { dayAt } from '#domain/dates.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { cityOf, timeZoneOf } from '#domain/travel/places.ts'
import { routeWords } from '#domain/travel/route-words.ts'
import type { Ctx } from '../../ctx.ts'
import { recentSearches } from '../../db/schema/index.ts'
import { fingerprintOf } from './keep-results.ts'

const KEPT = 8
/** How long the same search made again is not written again: it is at the top already. */
const FRESH_MS = 60_000

/** Remembers a search for the person who made it: the last eight, the same one once. The system's own searches are not kept. */
export async function saveRecentSearch(ctx: Ctx, search: FlightSearch): Promise<void> {
  const { userId } = ctx.actor
  if (!userId) return
  const fingerprint = fingerprintOf(search)
  const newestKey = `recent-search:${ctx.agencyId}:${userId}`
  if ((await ctx.system.cache.get<string>(newestKey)) === fingerprint) return
  const mine = and(eq(recentSearches.agencyId, ctx.agencyId), eq(recentSearches.userId, userId))
  const row = { id: ctx.newId(), agencyId: ctx.agencyId, userId, fingerprint, search, at: ctx.now() }
  await ctx.tx(async (tx) => {
    await tx
      .insert(recentSearches)
      .values(row)
      .onConflictDoUpdate({
        target: [recentSearches.agencyId, recentSearches.userId, recentSearches.fingerprint],
        set: { at: row.at, search },
      })
    const newest = tx
      .select({ id: recentSearches.id })
      .from(recentSearches)
      .where(mine)
      .orderBy(desc(recentSearches.at))
      .limit(KEPT)
    // What another search of the same person is just taking away is left to it: two that wait for each other's rows end only after a second.
    const old = tx
      .select({ id: recentSearches.id })
      .from(recentSearches)
      .where(and(mine, notInArray(recentSearches.id, newest)))
      .for('update', { skipLocked: true })
    await tx.delete(recentSearches).where(and(mine, inArray(recentSearches.id, old)))
  })
  await ctx.system.cache.set(newestKey, fingerprint, FRESH_MS)
}

/** The person's last searches that can still be made, the newest first. */
export async function listRecentSearches(
  ctx: Ctx,
): Promise<{ search: FlightSearch; fromCity: string; toCity: string; route: string; at: string }[]> {
  const { userId } = ctx.actor
  if (!userId) return []
  const rows = await ctx.tx((tx) =>
    tx
      .select({ search: recentSearches.search, at: recentSearches.at })
      .from(recentSearches)
      .where(and(eq(recentSearches.agencyId, ctx.agencyId), eq(recentSearches.userId, userId)))
      .orderBy(desc(recentSearches.at))
      .limit(KEPT),
  )
  return rows.flatMap((row) => {
    const { success, data: search } = FlightSearch.safeParse(row.search)
    if (!success || search.depart < dayAt(ctx.now(), timeZoneOf(search.from))) return []
    const ends = { fromCity: cityOf(search.from), toCity: cityOf(search.to) }
    return [{ search, ...ends, route: routeWords(search), at: row.at.toISOString() }]
  })
}

import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { SearchOf, SoldProduct } from '#domain/product-types.ts'
import { storedProducts } from '#products/sold.ts'
import type { Ctx } from '../../ctx.ts'
import { recentSearches } from '../../db/schema/index.ts'

const SHOWN = 8
/** How long a repeated search is not written again: it is already at the top. */
const FRESH_MS = 60_000

export type Made = { [P in SoldProduct]: { product: P; search: SearchOf<P> } }[SoldProduct]

const storedOf = (product: SoldProduct): { fingerprint(search: SearchOf): string } => storedProducts[product]

/**
 * Stores a search for the person who made it: the last eight of a product, without duplicates. The system's own searches are not stored. The search
 * does not wait for this write, and does not fail with it.
 */
export const saveRecentSearch = (ctx: Ctx, made: Made): Promise<void> =>
  save(ctx, made).catch((error: unknown) => ctx.system.log.error({ err: error }, 'recent search not saved'))

async function save(ctx: Ctx, made: Made): Promise<void> {
  const { userId } = ctx.actor
  if (!userId) return
  const { product, search } = made
  const print = storedOf(product).fingerprint(search)
  const newestKey = `recent-search:${product}:${ctx.agencyId}:${userId}`
  if ((await ctx.system.cache.get<string>(newestKey)) === print) return
  const mine = ofPerson(ctx, userId, product)
  const row = { id: ctx.newId(), agencyId: ctx.agencyId, userId, product, fingerprint: print, search, at: ctx.now() }
  await ctx.tx(async (tx) => {
    await tx
      .insert(recentSearches)
      .values(row)
      .onConflictDoUpdate({
        target: [recentSearches.agencyId, recentSearches.userId, recentSearches.product, recentSearches.fingerprint],
        set: { at: row.at, search },
      })
    const newest = tx
      .select({ id: recentSearches.id })
      .from(recentSearches)
      .where(mine)
      .orderBy(desc(recentSearches.at))
      .limit(SHOWN)
    // A row that another search of the same person is deleting is skipped: two transactions that wait for each other's rows deadlock for a second.
    const old = tx
      .select({ id: recentSearches.id })
      .from(recentSearches)
      .where(and(mine, notInArray(recentSearches.id, newest)))
      .for('update', { skipLocked: true })
    await tx.delete(recentSearches).where(and(mine, inArray(recentSearches.id, old)))
  })
  await ctx.system.cache.set(newestKey, print, FRESH_MS)
}

const ofPerson = (ctx: Ctx, userId: string, product: Made['product']) =>
  and(eq(recentSearches.agencyId, ctx.agencyId), eq(recentSearches.userId, userId), eq(recentSearches.product, product))

export async function readRecentSearches(ctx: Ctx, product: Made['product']): Promise<{ search: unknown; at: string }[]> {
  const { userId } = ctx.actor
  if (!userId) return []
  const rows = await ctx.tx((tx) =>
    tx
      .select({ search: recentSearches.search, at: recentSearches.at })
      .from(recentSearches)
      .where(ofPerson(ctx, userId, product))
      .orderBy(desc(recentSearches.at))
      .limit(SHOWN),
  )
  return rows.map(({ search, at }) => ({ search, at: at.toISOString() }))
}

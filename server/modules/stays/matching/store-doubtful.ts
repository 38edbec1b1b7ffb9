import { eq, sql } from 'drizzle-orm'
import type { DoubtfulPair } from '#domain/stays/matching/create-matcher.ts'
import { propertyIdOf } from '#domain/stays/property.ts'
import type { Ctx } from '../../../ctx.ts'
import { stayMatches } from '../../../db/schema/index.ts'

/** The most pairs of one search that are stored for review. */
const MOST = 40

/** Stores doubtful pairs for review; an existing pair is updated, a decided one stays decided. */
export async function storeDoubtful(ctx: Ctx, pairs: readonly DoubtfulPair[]): Promise<void> {
  if (pairs.length === 0) return
  const rows = pairs.slice(0, MOST).map(({ left, right, score }) => {
    const [first, second] = propertyIdOf(left) < propertyIdOf(right) ? [left, right] : [right, left]
    return {
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      leftKey: propertyIdOf(first),
      rightKey: propertyIdOf(second),
      score,
      sides: [first, second] satisfies [typeof first, typeof second],
      at: ctx.now(),
    }
  })
  const { agencyId, leftKey, rightKey, state } = stayMatches
  await ctx.tx((tx) =>
    tx
      .insert(stayMatches)
      .values(rows.toSorted((a, b) => a.leftKey.localeCompare(b.leftKey) || a.rightKey.localeCompare(b.rightKey)))
      .onConflictDoUpdate({
        target: [agencyId, leftKey, rightKey],
        set: { score: sql`excluded.score`, sides: sql`excluded.sides`, at: sql`excluded.at` },
        setWhere: eq(state, 'open'),
      }),
  )
}

import { and, eq, ne } from 'drizzle-orm'
import type { Verdict } from '#domain/stays/matching/verdict.ts'
import type { Ctx } from '../../../ctx.ts'
import { stayMatches } from '../../../db/schema/index.ts'

/** The agency's decisions about pairs of listings. */
export const readVerdicts = (ctx: Ctx): Promise<Verdict[]> =>
  ctx.tx(async (tx) => {
    const rows = await tx
      .select({ left: stayMatches.leftKey, right: stayMatches.rightKey, state: stayMatches.state })
      .from(stayMatches)
      .where(and(eq(stayMatches.agencyId, ctx.agencyId), ne(stayMatches.state, 'open')))
    return rows.flatMap(({ left, right, state }) => (state === 'open' ? [] : [{ left, right, verdict: state }]))
  })

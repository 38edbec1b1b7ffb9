import { and, eq } from 'drizzle-orm'
import type { DoubtfulMatch } from '#contract/stays.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { stayMatches } from '../../../db/schema/index.ts'
import { toMatch } from './list-matches.ts'

/** Stores whether two listings are one property, for all later searches. `open` removes the decision. Throws access.not-found. */
export const decideMatch = (
  ctx: Ctx,
  { id, decision }: { id: string; decision: 'same' | 'different' | 'open' },
): Promise<DoubtfulMatch> =>
  ctx.tx(async (tx) => {
    const [row] = await tx
      .update(stayMatches)
      .set({ state: decision, decidedBy: decision === 'open' ? null : ctx.actor.name, at: ctx.now() })
      .where(and(eq(stayMatches.agencyId, ctx.agencyId), eq(stayMatches.id, id)))
      .returning()
    if (!row) throw new AppError('access.not-found')
    return toMatch(ctx, row)
  })

import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { supportRequests } from '../../db/schema/index.ts'

const MOST = 20

/** The acting member's own last questions, newest first. */
export async function listQuestions(ctx: Ctx): Promise<{ items: { id: string; topic: string; message: string; at: string }[] }> {
  const { userId } = ctx.actor
  if (!userId) throw new AppError('auth.required')
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(supportRequests)
      .where(and(eq(supportRequests.agencyId, ctx.agencyId), eq(supportRequests.userId, userId)))
      .orderBy(desc(supportRequests.createdAt))
      .limit(MOST),
  )
  return { items: rows.map(({ id, topic, message, createdAt }) => ({ id, topic, message, at: createdAt.toISOString() })) }
}

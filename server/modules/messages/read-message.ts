import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { contactMessages } from '../../db/schema/index.ts'

/** Marks a message as read; the first reader is stored. Throws access.not-found. */
export async function readMessage(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  const [read] = await ctx.tx((tx) =>
    tx
      .update(contactMessages)
      .set({ readAt: sql`coalesce(${contactMessages.readAt}, ${ctx.now()})` })
      .where(and(eq(contactMessages.agencyId, ctx.agencyId), eq(contactMessages.id, id)))
      .returning({ id: contactMessages.id }),
  )
  if (!read) throw new AppError('access.not-found')
  return { done: true }
}

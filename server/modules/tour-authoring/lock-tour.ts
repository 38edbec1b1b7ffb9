import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { authoredTours } from '../../db/schema/index.ts'

export type AuthoredTourRow = typeof authoredTours.$inferSelect

/** A tour of the agency, locked until the transaction ends. Throws access.not-found. */
export async function lockTour(tx: Transaction, ctx: Ctx, id: string): Promise<AuthoredTourRow> {
  const [row] = await tx.select().from(authoredTours).where(ownTour(ctx, id)).for('update')
  if (!row) throw new AppError('access.not-found')
  return row
}

export const ownTour = (ctx: Ctx, id: string) => and(eq(authoredTours.agencyId, ctx.agencyId), eq(authoredTours.id, id))

/** A tour whose draft the caller may replace. Throws access.not-found, authoring.archived, and authoring.changed-elsewhere. */
export async function lockDraft(tx: Transaction, ctx: Ctx, { id, revision }: { id: string; revision: number }) {
  const row = await lockTour(tx, ctx, id)
  if (row.status === 'archived') throw new AppError('authoring.archived')
  if (row.revision !== revision) throw new AppError('authoring.changed-elsewhere', { revision: row.revision, by: row.changedBy })
  return row
}

/** Changes a tour that `lockTour` returned. */
export async function changeTour(
  tx: Transaction,
  ctx: Ctx,
  row: AuthoredTourRow,
  change: Partial<Pick<AuthoredTourRow, 'draft' | 'status' | 'lastStep' | 'publishedNumber'>>,
): Promise<void> {
  await tx
    .update(authoredTours)
    .set({
      ...change,
      ...(change.draft && { revision: row.revision + 1 }),
      changedBy: ctx.actor.name,
      changedAt: ctx.now(),
    })
    .where(ownTour(ctx, row.id))
}

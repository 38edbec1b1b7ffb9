import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { branches } from '../../db/schema/index.ts'

type Row = typeof branches.$inferSelect

const thisBranch = ({ agencyId }: Ctx, id: string) => and(eq(branches.agencyId, agencyId), eq(branches.id, id))

/** A branch, locked: nobody joins it while it is closed. Throws access.not-found. */
export async function lockBranch(tx: Transaction, ctx: Ctx, id: string): Promise<Row> {
  const [row] = await tx.select().from(branches).where(thisBranch(ctx, id)).for('update')
  if (!row) throw new AppError('access.not-found')
  return row
}

/** The open branch of a field `branchId`; null for none. Throws input.invalid at the field. */
export async function requireBranch(tx: Transaction, ctx: Ctx, id: string | null): Promise<Row | null> {
  if (id === null) return null
  const [row] = await tx
    .select()
    .from(branches)
    .where(and(thisBranch(ctx, id), isNull(branches.closedAt)))
    .for('share')
  if (!row) throw new AppError('input.invalid', { problems: [{ path: 'branchId', message: 'Choose a branch from the list.' }] })
  return row
}

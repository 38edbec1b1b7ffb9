import { and, eq } from 'drizzle-orm'
import { SavedTraveller } from '#contract/travellers.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { savedTravellers } from '../../db/schema/index.ts'

export type SavedRow = typeof savedTravellers.$inferSelect

export const openSaved = (ctx: Ctx, row: Pick<SavedRow, 'cipher'>): SavedTraveller =>
  SavedTraveller.parse(ctx.system.cipher.open(row.cipher))

export const thisSaved = (ctx: Ctx, id: string) => and(eq(savedTravellers.agencyId, ctx.agencyId), eq(savedTravellers.id, id))

/** Throws access.not-found. */
export async function readSavedRow(tx: Transaction, ctx: Ctx, id: string): Promise<SavedRow> {
  const [row] = await tx.select().from(savedTravellers).where(thisSaved(ctx, id))
  if (!row) throw new AppError('access.not-found')
  return row
}

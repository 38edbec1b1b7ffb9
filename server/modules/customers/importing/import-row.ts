import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerImports } from '../../../db/schema/index.ts'
import { parseCsv, type Sheet } from './parse-csv.ts'

export type ImportRow = typeof customerImports.$inferSelect

export const thisImport = (ctx: Ctx, id: string) => and(eq(customerImports.agencyId, ctx.agencyId), eq(customerImports.id, id))

/** Throws access.not-found. */
export async function readImportRow(tx: Transaction, ctx: Ctx, id: string): Promise<ImportRow> {
  const [row] = await tx.select().from(customerImports).where(thisImport(ctx, id))
  if (!row) throw new AppError('access.not-found')
  return row
}

/** The stored file; empty once it is imported. */
export const openFile = (ctx: Ctx, { fileCipher }: Pick<ImportRow, 'fileCipher'>): Sheet =>
  fileCipher ? parseCsv(z.string().parse(ctx.system.cipher.open(fileCipher))) : { header: [], rows: [] }

import { guessColumns } from '#domain/customers/import-columns.ts'
import type { Ctx } from '../../../ctx.ts'
import { customerImports } from '../../../db/schema/index.ts'
import { parseCsv } from './parse-csv.ts'

/** Stores a file with its columns as guessed; nothing is imported yet. Throws customer.import-unreadable. */
export async function uploadFile(ctx: Ctx, { fileName, lines }: { fileName: string; lines: string[] }): Promise<{ id: string }> {
  const csv = lines.join('\n')
  const { header, rows } = parseCsv(csv)
  const id = ctx.newId()
  await ctx.tx((tx) =>
    tx.insert(customerImports).values({
      id,
      agencyId: ctx.agencyId,
      fileName,
      fileCipher: ctx.system.cipher.seal(csv),
      columns: guessColumns(header),
      total: rows.length,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now(),
    }),
  )
  return { id }
}

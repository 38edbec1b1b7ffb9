import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { dayAt } from '#domain/dates.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerImports } from '../../../db/schema/index.ts'
import { csvFile } from '../../../documents/csv-file.ts'
import { readImportRow, thisImport } from './import-row.ts'

/** The refused rows of a file with its header, so that the corrected file can be imported again. */
export const RefusedRows = z.object({
  header: z.array(z.string()),
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()), reason: z.string() })),
})
export type RefusedRows = z.infer<typeof RefusedRows>

/** The refused rows as a CSV file: the columns of the file, the row's number and the reason. Throws access.not-found. */
export async function downloadRefused(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const stored = await ctx.tx((tx) => readImportRow(tx, ctx, id))
  const { header, rows } = stored.refusedCipher
    ? RefusedRows.parse(ctx.system.cipher.open(stored.refusedCipher))
    : { header: [], rows: [] }
  return csvFile(
    `refused-${dayAt(ctx.now(), ctx.regional.zone)}.csv`,
    [...header, 'Row', 'Reason'],
    rows.map(({ row, cells, reason }) => [...cells, row, reason]),
  )
}

/** Removes the refused rows that name one of these addresses from all imports. */
export async function dropRefusedOf(tx: Transaction, ctx: Ctx, emails: readonly string[]): Promise<void> {
  const own = new Set(emails)
  const imports = await tx
    .select({ id: customerImports.id, refusedCipher: customerImports.refusedCipher })
    .from(customerImports)
    .where(and(eq(customerImports.agencyId, ctx.agencyId), isNotNull(customerImports.refusedCipher)))
  for (const { id, refusedCipher } of imports) {
    const refused = RefusedRows.parse(ctx.system.cipher.open(refusedCipher ?? ''))
    const rows = refused.rows.filter(({ cells }) => !cells.some((cell) => own.has(cell.toLowerCase())))
    if (rows.length === refused.rows.length) continue
    // oxlint-disable-next-line no-await-in-loop -- Few imports have the customer.
    await tx
      .update(customerImports)
      .set({ refusedCipher: ctx.system.cipher.seal({ ...refused, rows }) })
      .where(thisImport(ctx, id))
  }
}

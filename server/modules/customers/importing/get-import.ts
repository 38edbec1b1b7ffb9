import type { CustomerImport } from '#contract/customers/customer-imports.ts'
import type { Ctx } from '../../../ctx.ts'
import { openFile, readImportRow } from './import-row.ts'

/** Rows of the preview. */
const SHOWN = 5

/** The state of an import, with the first rows of its file until it is imported. Throws access.not-found. */
export async function getImport(ctx: Ctx, { id }: { id: string }): Promise<CustomerImport> {
  const row = await ctx.tx((tx) => readImportRow(tx, ctx, id))
  const { header, rows } = openFile(ctx, row)
  const { fileName, state, columns, tag, total, position, created, updated, refused } = row
  return {
    id,
    fileName,
    state,
    header,
    columns,
    tag,
    total,
    position,
    created,
    updated,
    refused,
    rows: rows.slice(0, SHOWN),
    at: row.createdAt.toISOString(),
  }
}

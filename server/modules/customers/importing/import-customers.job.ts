import { eq } from 'drizzle-orm'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import { customerImports } from '../../../db/schema/index.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { openFile, readImportRow, thisImport } from './import-row.ts'
import { type ReadRow, readRows } from './read-row.ts'
import { importing } from './run-import.ts'
import { writeBatch } from './write-batch.ts'

/** Rows of one transaction: a repeated job goes on after the last whole batch. */
const BATCH = 500

/** Imports a file in batches and stores the refused rows. The file itself is then deleted. */
export const importCustomers = defineJob({
  ...importing,
  retries: 5,
  async handle(system, { agencyId, importId }) {
    const ctx = await systemCtx(system, agencyId)
    const stored = await ctx.tx((tx) => readImportRow(tx, ctx, importId))
    if (stored.state !== 'running') return
    const { header, rows } = openFile(ctx, stored)
    const read = readRows(rows, stored.columns, stored.tag)
    // oxlint-disable-next-line no-await-in-loop -- One batch after another on purpose.
    while (await importNext(ctx, importId, read));
    const refused = read.flatMap((one) => ('reason' in one ? [one] : []))
    await ctx.tx((tx) =>
      tx
        .update(customerImports)
        .set({
          state: 'done',
          fileCipher: null,
          refused: refused.length,
          refusedCipher: refused.length > 0 ? ctx.system.cipher.seal({ header, rows: refused }) : null,
          finishedAt: ctx.now(),
        })
        .where(thisImport(ctx, importId)),
    )
  },
})

/** Imports the next batch; false where none is left. */
const importNext = (ctx: Ctx, importId: string, read: readonly ReadRow[]): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const [row] = await tx.select().from(customerImports).where(thisImport(ctx, importId)).for('update')
    if (!row || row.position >= read.length) return false
    const batch = read.slice(row.position, row.position + BATCH)
    const { created, updated } = await writeBatch(tx, ctx, { rows: batch, createdBy: row.createdBy })
    await tx
      .update(customerImports)
      .set({
        position: row.position + batch.length,
        created: row.created + created,
        updated: row.updated + updated,
        refused: row.refused + batch.length - created - updated,
      })
      .where(eq(customerImports.id, row.id))
    return true
  })

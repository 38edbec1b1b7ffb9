import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ImportField } from '#domain/customers/import-columns.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { customerImports } from '../../../db/schema/index.ts'
import { readImportRow, thisImport } from './import-row.ts'

/** The job that imports a file; implemented in import-customers.job.ts. */
export const importing = { name: 'customers.import', payload: z.object({ agencyId: z.uuid(), importId: z.uuid() }) }

interface Asked {
  id: string
  columns: (ImportField | null)[]
  tag: string
}

/** Starts the import of an uploaded file. Throws access.not-found, input.invalid and customer.import-started. */
export async function runImport(ctx: Ctx, { id, columns, tag }: Asked): Promise<{ done: true }> {
  const fields = new Set(columns)
  const hasName = fields.has('name') || fields.has('givenName') || fields.has('familyName')
  const isTwice = columns.some((field, at) => field !== null && columns.indexOf(field) !== at)
  const problem = isTwice ? 'Two columns have the same field. Leave one of them out.' : 'Choose the column of the name.'
  return ctx.tx(async (tx) => {
    await readImportRow(tx, ctx, id)
    if (!hasName || isTwice) throw new AppError('input.invalid', { problems: [{ path: 'columns', message: problem }] })
    const [started] = await tx
      .update(customerImports)
      .set({ state: 'running', columns, tag })
      .where(and(thisImport(ctx, id), eq(customerImports.state, 'uploaded')))
      .returning({ id: customerImports.id })
    if (!started) throw new AppError('customer.import-started')
    await ctx.system.jobs.enqueue(tx, importing, { agencyId: ctx.agencyId, importId: id })
    return { done: true }
  })
}

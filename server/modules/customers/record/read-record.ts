import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { CustomerDocument } from '#domain/customers/customer.ts'
import { AppError } from '#domain/errors.ts'
import { plainText } from '#domain/plain-words.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customers } from '../../../db/schema/index.ts'

export type CustomerRecord = typeof customers.$inferSelect

export const thisCustomer = (ctx: Ctx, id: string) => and(eq(customers.agencyId, ctx.agencyId), eq(customers.id, id))

/** A customer's record; for a merged duplicate the surviving record. Throws access.not-found. */
export async function readRecord(tx: Transaction, ctx: Ctx, id: string): Promise<CustomerRecord> {
  const [row] = await tx.select().from(customers).where(thisCustomer(ctx, id))
  if (!row) throw new AppError('access.not-found')
  return row.primaryId ? readRecord(tx, ctx, row.primaryId) : row
}

/** The same for a change of it, which an erased customer no longer has. Locks the record. */
export async function lockRecord(tx: Transaction, ctx: Ctx, id: string): Promise<CustomerRecord> {
  const [row] = await tx.select().from(customers).where(thisCustomer(ctx, id)).for('update')
  if (!row || row.erasedAt) throw new AppError('access.not-found')
  return row.primaryId ? lockRecord(tx, ctx, row.primaryId) : row
}

export const openDocuments = (ctx: Ctx, { documentsCipher }: Pick<CustomerRecord, 'documentsCipher'>): CustomerDocument[] =>
  documentsCipher ? z.array(CustomerDocument).parse(ctx.system.cipher.open(documentsCipher)) : []

export const sealDocuments = (ctx: Ctx, documents: readonly CustomerDocument[]): string | null =>
  documents.length > 0 ? ctx.system.cipher.seal(documents) : null

/** The addresses of a record besides its own: those of further rows with its id, the merged ones too. */
export async function readFurtherEmails(tx: Transaction, ctx: Ctx, id: string): Promise<string[]> {
  const rows = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.agencyId, ctx.agencyId), eq(customers.primaryId, id)))
    .orderBy(customers.createdAt, customers.id)
  return rows.flatMap(({ email }) => (email === '' ? [] : [email]))
}

/** The part of the search text that is not in columns of the record itself. */
export const searchMoreOf = (of: { emails: readonly string[]; phones: readonly string[]; tags: readonly string[] }): string =>
  plainText([...of.emails, ...of.phones, ...of.tags].join(' '))

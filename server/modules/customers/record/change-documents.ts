import type { CustomerDocument } from '#domain/customers/customer.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { customers } from '../../../db/schema/index.ts'
import { lockRecord, openDocuments, sealDocuments, thisCustomer } from './read-record.ts'

type Change = (documents: CustomerDocument[]) => CustomerDocument[]

const changeDocuments = (ctx: Ctx, id: string, change: Change): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const record = await lockRecord(tx, ctx, id)
    const documentsCipher = sealDocuments(ctx, change(openDocuments(ctx, record)))
    await tx.update(customers).set({ documentsCipher }).where(thisCustomer(ctx, record.id))
    return { done: true }
  })

/** Adds a passport; the same number of the same country replaces the stored one. Throws access.not-found. */
export const addDocument = (ctx: Ctx, { id, ...document }: Omit<CustomerDocument, 'type'>): Promise<{ done: true }> =>
  changeDocuments(ctx, id, (documents) => [
    ...documents.filter(({ number, country }) => number !== document.number || country !== document.country),
    { ...document, type: 'passport', id: ctx.newId() },
  ])

/** Throws access.not-found, for an unknown document too. */
export const removeDocument = (ctx: Ctx, { id, documentId }: { id: string; documentId: string }): Promise<{ done: true }> =>
  changeDocuments(ctx, id, (documents) => {
    const others = documents.filter((document) => document.id !== documentId)
    if (others.length === documents.length) throw new AppError('access.not-found')
    return others
  })

import { and, eq } from 'drizzle-orm'
import type { Activation } from '#contract/account/activation.ts'
import { isOpenForChanges, licenceTypeOf, MOST_LICENCES } from '#domain/agency/activation.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { activationDocuments } from '../../db/schema/index.ts'
import { lockActivation, readLicences, toLicence } from './read-activation.ts'

const keyOf = (agencyId: string, id: string): string => `${agencyId}/licences/${id}`

/** A display name, not a path: control characters and folders are removed. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, 120) || 'Document'

async function assertOpen(tx: Transaction, ctx: Ctx): Promise<void> {
  if (!isOpenForChanges((await lockActivation(tx, ctx)).state)) throw new AppError('activation.closed')
}

/**
 * Stores a licence document. Its type is read from its content. Throws activation.not-a-document, activation.too-many, and activation.closed after
 * the activation was submitted.
 */
export async function uploadLicence(ctx: Ctx, { file }: { file: File }): Promise<Activation['documents'][number]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = licenceTypeOf(bytes)
  if (!type) throw new AppError('activation.not-a-document')
  const id = ctx.newId()
  // The file first: an existing row guarantees that it exists.
  await ctx.system.integrations.files.put(keyOf(ctx.agencyId, id), { bytes, contentType: type })
  const row = {
    id,
    agencyId: ctx.agencyId,
    name: plainName(file.name),
    type,
    bytes: bytes.length,
    uploadedBy: ctx.actor.name,
    createdAt: ctx.now(),
  }
  await ctx.tx(async (tx) => {
    await assertOpen(tx, ctx)
    if ((await readLicences(tx, ctx)).length >= MOST_LICENCES) throw new AppError('activation.too-many')
    await tx.insert(activationDocuments).values(row)
  })
  return toLicence(row)
}

const isLicence = (ctx: Ctx, id: string) => and(eq(activationDocuments.agencyId, ctx.agencyId), eq(activationDocuments.id, id))

/** The document itself. Throws access.not-found. */
export async function readLicence(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const [row] = await ctx.tx((tx) => tx.select().from(activationDocuments).where(isLicence(ctx, id)).limit(1))
  const bytes = row && (await ctx.system.integrations.files.get(keyOf(ctx.agencyId, id)))
  if (!bytes) throw new AppError('access.not-found')
  return new File([new Uint8Array(bytes)], row.name, { type: row.type })
}

/** Removes a document from the activation. Throws access.not-found, and activation.closed after the activation was submitted. */
export async function removeLicence(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.tx(async (tx) => {
    await assertOpen(tx, ctx)
    const gone = await tx.delete(activationDocuments).where(isLicence(ctx, id)).returning({ id: activationDocuments.id })
    if (gone.length === 0) throw new AppError('access.not-found')
  })
}

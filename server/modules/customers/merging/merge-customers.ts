import type { MergeSides } from '#contract/customers/customer-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { type Ctx, withAllOrders } from '../../../ctx.ts'
import { customerMerges, customers } from '../../../db/schema/index.ts'
import { lockRecord, openDocuments, readFurtherEmails, sealDocuments, searchMoreOf, thisCustomer } from '../record/read-record.ts'
import { type MergeState, sideOf } from './merge-state.ts'
import { mergedColumns } from './merged-values.ts'
import { moveBelongings } from './move-belongings.ts'

/**
 * Merges the other record into this one. The other row stays with its e-mail address, so that later sales and sign-ins with it find the surviving record.
 * Throws access.not-found.
 */
export async function mergeCustomers(
  ctx: Ctx,
  { id, otherId, keep }: { id: string; otherId: string; keep: MergeSides },
): Promise<{ mergeId: string }> {
  return withAllOrders(ctx).tx(async (tx) => {
    // Always locked in the same sequence, so that two merges of one pair do not wait for each other.
    const locked = [
      await lockRecord(tx, ctx, id < otherId ? id : otherId),
      await lockRecord(tx, ctx, id < otherId ? otherId : id),
    ]
    const [survivor, duplicate] = id < otherId ? locked : locked.toReversed()
    if (!survivor || !duplicate || survivor.id === duplicate.id) throw new AppError('access.not-found')
    const columns = mergedColumns(survivor, duplicate, keep)
    const documents = [...openDocuments(ctx, survivor), ...openDocuments(ctx, duplicate)]
    const moved = await moveBelongings(tx, ctx, { from: duplicate.id, to: survivor.id })
    // The unique index refuses an address that two rows have for a moment.
    await tx
      .update(customers)
      .set({ email: '', primaryId: survivor.id, documentsCipher: null })
      .where(thisCustomer(ctx, duplicate.id))
    await tx
      .update(customers)
      .set({ ...columns, documentsCipher: sealDocuments(ctx, documents) })
      .where(thisCustomer(ctx, survivor.id))
    const otherEmail = columns.email === survivor.email ? duplicate.email : survivor.email
    await tx.update(customers).set({ email: otherEmail }).where(thisCustomer(ctx, duplicate.id))
    const emails = await readFurtherEmails(tx, ctx, survivor.id)
    const searchMore = searchMoreOf({ emails, phones: columns.furtherPhones, tags: columns.tags })
    await tx.update(customers).set({ searchMore }).where(thisCustomer(ctx, survivor.id))
    const state: MergeState = {
      survivor: sideOf(ctx, survivor),
      duplicate: sideOf(ctx, duplicate),
      after: { ...columns, documents },
      ...moved,
    }
    const mergeId = ctx.newId()
    await tx.insert(customerMerges).values({
      id: mergeId,
      agencyId: ctx.agencyId,
      survivorId: survivor.id,
      duplicateId: duplicate.id,
      beforeCipher: ctx.system.cipher.seal(state),
      by: ctx.actor.name,
      at: ctx.now(),
    })
    return { mergeId }
  })
}

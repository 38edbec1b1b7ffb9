import type { MergeSides } from '#contract/customers/customer-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { customerMerges, customers } from '../../../db/schema/index.ts'
import { lockRecord, openDocuments, readFurtherEmails, sealDocuments, searchMoreOf, thisCustomer } from '../record/read-record.ts'
import { type MergeState, sideOf } from './merge-state.ts'
import { mergedColumns } from './merged-values.ts'
import { moveBelongings } from './move-belongings.ts'

/**
 * Merges the other record into this one. The other row stays with its e-mail address, so that later sales and sign-ins with it find the kept record.
 * Throws access.not-found.
 */
export async function mergeCustomers(
  ctx: Ctx,
  { id, otherId, keep }: { id: string; otherId: string; keep: MergeSides },
): Promise<{ mergeId: string }> {
  return ctx.tx(async (tx) => {
    // Always locked in the same sequence, so that two merges of one pair do not wait for each other.
    const locked = [
      await lockRecord(tx, ctx, id < otherId ? id : otherId),
      await lockRecord(tx, ctx, id < otherId ? otherId : id),
    ]
    const [kept, gone] = id < otherId ? locked : locked.toReversed()
    if (!kept || !gone || kept.id === gone.id) throw new AppError('access.not-found')
    const columns = mergedColumns(kept, gone, keep)
    const documents = [...openDocuments(ctx, kept), ...openDocuments(ctx, gone)]
    const moved = await moveBelongings(tx, ctx, { from: gone.id, to: kept.id })
    // The unique index refuses an address that two rows have for a moment.
    await tx.update(customers).set({ email: '', primaryId: kept.id, documentsCipher: null }).where(thisCustomer(ctx, gone.id))
    await tx
      .update(customers)
      .set({ ...columns, documentsCipher: sealDocuments(ctx, documents) })
      .where(thisCustomer(ctx, kept.id))
    const otherEmail = columns.email === kept.email ? gone.email : kept.email
    await tx.update(customers).set({ email: otherEmail }).where(thisCustomer(ctx, gone.id))
    const emails = await readFurtherEmails(tx, ctx, kept.id)
    const searchMore = searchMoreOf({ emails, phones: columns.furtherPhones, tags: columns.tags })
    await tx.update(customers).set({ searchMore }).where(thisCustomer(ctx, kept.id))
    const state: MergeState = {
      kept: sideOf(ctx, kept),
      gone: sideOf(ctx, gone),
      after: { ...columns, documents },
      ...moved,
    }
    const mergeId = ctx.newId()
    await tx.insert(customerMerges).values({
      id: mergeId,
      agencyId: ctx.agencyId,
      keptId: kept.id,
      goneId: gone.id,
      beforeCipher: ctx.system.cipher.seal(state),
      by: ctx.actor.name,
      at: ctx.now(),
    })
    return { mergeId }
  })
}

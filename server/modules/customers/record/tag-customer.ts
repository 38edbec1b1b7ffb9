import type { Ctx } from '../../../ctx.ts'
import { customers } from '../../../db/schema/index.ts'
import { lockRecord, readFurtherEmails, searchMoreOf, thisCustomer } from './read-record.ts'

/** Adds or removes one tag; tags that differ in case only are one. Throws access.not-found. */
export async function tagCustomer(
  ctx: Ctx,
  { id, tag, isRemoved }: { id: string; tag: string; isRemoved: boolean },
): Promise<{ done: true }> {
  return ctx.tx(async (tx) => {
    const record = await lockRecord(tx, ctx, id)
    const others = record.tags.filter((one) => one.toLowerCase() !== tag.toLowerCase())
    const tags = isRemoved ? others : [...others, tag]
    const emails = await readFurtherEmails(tx, ctx, record.id)
    const searchMore = searchMoreOf({ emails, phones: record.furtherPhones, tags })
    await tx.update(customers).set({ tags, searchMore }).where(thisCustomer(ctx, record.id))
    return { done: true }
  })
}

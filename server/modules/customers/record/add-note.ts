import type { Ctx } from '../../../ctx.ts'
import { customerNotes } from '../../../db/schema/index.ts'
import { lockRecord } from './read-record.ts'

/** Adds a colleague's note. Throws access.not-found. */
export const addNote = (ctx: Ctx, { id, text }: { id: string; text: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const record = await lockRecord(tx, ctx, id)
    const note = { id: ctx.newId(), agencyId: ctx.agencyId, customerId: record.id, text, author: ctx.actor.name, at: ctx.now() }
    await tx.insert(customerNotes).values(note)
    return { done: true }
  })

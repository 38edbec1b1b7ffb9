import type { Ctx } from '../../../ctx.ts'
import { lockOrder, recordOrderEvent } from '../transition-order.ts'

/** Adds a note for colleagues to the order's history, with its author. */
export async function addNote(ctx: Ctx, input: { id: string; text: string }): Promise<void> {
  await ctx.tx(async (tx) => {
    const order = await lockOrder(tx, ctx, input.id)
    await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'note', note: input.text })
  })
}

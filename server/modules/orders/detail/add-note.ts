import type { Ctx } from '../../../ctx.ts'
import { lockOrder, recordOrderEvent } from '../transition-order.ts'

/** A line for colleagues in the order's history, under the name of who wrote it. */
export async function addNote(ctx: Ctx, input: { id: string; text: string }): Promise<void> {
  await ctx.tx(async (tx) => {
    const order = await lockOrder(tx, ctx, input.id)
    await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'note', note: input.text })
  })
}

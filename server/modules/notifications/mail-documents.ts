import type { Ctx } from '../../ctx.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { readOrder } from '../orders/read-order.ts'

/** Mails an order's documents, by what was sold. `to` null means the order's contact. */
export async function mailDocuments(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const mails = await mailsFor(ctx, input.orderId)
  await mails.documents(ctx, input)
}

/** Tells the buyer of what was cancelled, where the product has such a mail. */
export async function mailCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const mails = await mailsFor(ctx, orderId)
  await mails.cancelled?.(ctx, orderId)
}

async function mailsFor(ctx: Ctx, orderId: string) {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, orderId))
  return mailsOf(order)
}

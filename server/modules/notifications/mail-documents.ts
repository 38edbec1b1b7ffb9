import type { Ctx } from '../../ctx.ts'
import { documentsOf } from '../../products/documents-of.ts'
import { readOrder } from '../orders/read-order.ts'

/** Mails an order's documents, by what was sold. `to` null means the order's contact. */
export async function mailDocuments(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const documents = await read(ctx, input.orderId)
  await documents.mail(ctx, input)
}

/** Tells the buyer of what was cancelled, where the product has such a mail. */
export async function mailCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const documents = await read(ctx, orderId)
  await documents.mailCancelled?.(ctx, orderId)
}

async function read(ctx: Ctx, orderId: string) {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, orderId))
  return documentsOf(order)
}

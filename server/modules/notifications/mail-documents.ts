import type { Ctx } from '../../ctx.ts'
import { readOrder } from '../orders/read-order.ts'
import { mailTickets } from './mail-tickets.ts'
import { mailVoucher } from './mail-voucher.ts'

const mails = { flight: mailTickets, stay: mailVoucher }

/** Mails an order's documents, by what was sold. `to` null means the order's contact. */
export async function mailDocuments(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, input.orderId))
  await mails[order.product](ctx, input)
}

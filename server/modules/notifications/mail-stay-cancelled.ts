import type { Ctx } from '../../ctx.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { paidBy } from '../orders/cancellation/refund-of.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { readCancelled } from '../orders/read-order-money.ts'
import { recordOf } from '../products/product-documents.ts'
import { voucherFacts } from '../stays/order/voucher-facts.ts'

/** Tells the guests that their stay is cancelled and what comes back. Once a cancellation. */
export async function mailStayCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const facts = voucherFacts(ctx, recordOf('stay', await readDocumentRecord(ctx, orderId, true)))
  await ctx.tx(async (tx) => {
    const done = await readCancelled(tx, ctx, orderId)
    if (!done) return
    const payment = await paidBy(tx, ctx, orderId)
    const inWallet = payment?.createdBy ? 'wallet' : 'agency'
    const refundTo = payment?.method === 'card' ? 'card' : inWallet
    await queueMail(tx, ctx, {
      template: 'stay-cancelled',
      to: facts.contactEmail,
      data: { facts, refund: { amount: done.refund, currency: done.currency }, refundTo },
      orderId,
      dedupeKey: `stay-cancelled:${done.id}`,
    })
  })
}

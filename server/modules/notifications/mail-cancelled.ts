import type { Ctx } from '../../ctx.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { paidBy } from '../orders/cancellation/refund-of.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { readCancelled } from '../orders/read-order-money.ts'
import type { Returned } from '../products/product-mails.ts'

/** Mails the cancellation and the refund to the order's contact, for products that have such a mail. One mail for each cancellation. */
export async function mailCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const record = await readDocumentRecord(ctx, orderId, true)
  const mails = mailsOf(record.order)
  await ctx.tx(async (tx) => {
    const done = await readCancelled(tx, ctx, orderId)
    if (!done) return
    const payment = await paidBy(tx, ctx, orderId)
    const inWallet = payment?.createdBy ? 'wallet' : 'agency'
    const refundTo: Returned['refundTo'] = payment?.method === 'card' ? 'card' : inWallet
    const mail = mails.cancelled?.(ctx, record, { refund: { amount: done.refund, currency: done.currency }, refundTo })
    if (mail)
      await queueMail(tx, ctx, { ...mail, to: record.facts.contactEmail, orderId, dedupeKey: `${mail.template}:${done.id}` })
  })
}

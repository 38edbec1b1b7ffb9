import type { Ctx } from '../../ctx.ts'
import { documentsOf } from '../../products/documents-of.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { findChoosers } from '../mail/find-choosers.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { readOrder } from '../orders/read-order.ts'
import type { HoldMail } from '../products/product-mails.ts'

/** Mails the agency that an order is held, or that its deadline is near. One mail for each deadline, and a copy of the reminder to members who chose it; none for an order that is no longer held. */
export async function mailHeld(ctx: Ctx, { orderId, template }: { orderId: string; template: HoldMail }): Promise<void> {
  const owner = await findOwner(ctx)
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, orderId))
  const { status, payBy } = order
  if (status !== 'Not Paid' || !payBy) return
  const record = await readDocumentRecord(ctx, orderId)
  const mail = mailsOf(order).held?.(ctx, record, { template, payBy })
  const to = record.facts.brand.email ?? owner
  if (!mail || !to) return
  const pdf = template === 'hold-confirmed' ? await documentsOf(order).pdf(ctx, record) : null
  const copies =
    template === 'hold-reminder'
      ? (await findChoosers(ctx, 'order.deadline-near', { order })).filter(({ email }) => email !== to)
      : []
  const dedupeKey = `${template}:${orderId}:${payBy.getTime()}`
  await ctx.tx(async (tx) => {
    await queueMail(tx, ctx, {
      ...mail,
      to,
      orderId,
      dedupeKey,
      attachments: pdf ? [{ name: `${record.facts.number}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') }] : [],
    })
    for (const { id, email } of copies) await queueMail(tx, ctx, { ...mail, to: email, orderId, dedupeKey: `${dedupeKey}:${id}` })
  })
}

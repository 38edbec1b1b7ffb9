import { AppError } from '#domain/errors.ts'
import { changedLegs } from '#domain/flights/schedule/schedule-change.ts'
import type { Ctx } from '../../ctx.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { findScheduleChange, setScheduleChange } from '../orders/schedule/schedule-change-row.ts'
import { findGaps } from '../protection-checkouts/find-gaps.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { filesOf } from './mail-documents.ts'

/** Mails the airline's new times to the order's contact, with its documents, once for each change. */
export async function mailRescheduled(ctx: Ctx, { orderId, changeId }: { orderId: string; changeId: string }): Promise<void> {
  try {
    const record = await readDocumentRecord(ctx, orderId)
    const change = await ctx.tx((tx) => findScheduleChange(tx, ctx, changeId))
    const write = mailsOf(record.order).rescheduled
    if (!change || !write) return
    const gaps = await findGaps(ctx, { id: orderId })
    const mail = write(ctx, record, { legs: changedLegs(change.before, change.after), gaps })
    const to = record.facts.contactEmail
    const attachments = await filesOf(ctx, record)
    await ctx.tx(async (tx) => {
      const dedupeKey = `order-rescheduled:${changeId}`
      const mailId = await queueMail(tx, ctx, { ...mail, to, orderId, dedupeKey, attachments })
      if (!mailId) return
      await setScheduleChange(tx, ctx, change, { toldAt: ctx.now() })
      await recordOrderEvent(tx, ctx, { orderId, event: 'schedule-told', note: null })
    })
  } catch (error) {
    // An order that was cancelled since gets none: the mail about its cancellation says what counts.
    if (!(error instanceof AppError) || error.code !== 'order.no-documents') throw error
  }
}

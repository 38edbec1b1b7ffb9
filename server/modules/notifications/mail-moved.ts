import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import type { Moved } from '../products/product-mails.ts'
import { filesOf } from './mail-documents.ts'

type Move = Moved & { orderId: string; at: string }

/** Mails the new time of a moved order to its contact, with its documents. One mail for each move. */
async function mailTime(ctx: Ctx, { orderId, at, ...moved }: Move): Promise<void> {
  const record = await readDocumentRecord(ctx, orderId)
  const mail = mailsOf(record.order).moved?.(ctx, record, moved)
  if (!mail) return
  const attachments = await filesOf(ctx, record)
  const to = record.facts.contactEmail
  await ctx.tx((tx) => queueMail(tx, ctx, { ...mail, to, orderId, dedupeKey: `${mail.template}:${orderId}:${at}`, attachments }))
}

/** An order that was cancelled since gets none: the mail about its cancellation says what counts. */
export async function mailMoved(ctx: Ctx, move: Move): Promise<void> {
  try {
    await mailTime(ctx, move)
  } catch (error) {
    if (error instanceof AppError && error.code === 'order.no-documents') return
    throw error
  }
}

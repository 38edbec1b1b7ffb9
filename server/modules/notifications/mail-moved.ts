import { AppError } from '#domain/errors.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { type MailOrder, queueMail } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import type { DocumentRecord } from '../products/product-documents.ts'
import type { ChangedOrder, ChangeMail, Moved } from '../products/product-mails.ts'
import { filesOf } from './mail-documents.ts'

interface OfChange {
  orderId: string
  at: string
}
type Written = Pick<MailOrder<'tour-moved' | ChangeMail>, 'template' | 'data'>

/** Mails the new time of an order to its contact, with its documents. One mail for each change. */
async function mailTime(
  ctx: Ctx,
  { orderId, at }: OfChange,
  write: (record: DocumentRecord) => Written | undefined,
): Promise<void> {
  try {
    const record = await readDocumentRecord(ctx, orderId)
    const mail = write(record)
    if (!mail) return
    const attachments = await filesOf(ctx, record)
    const to = record.facts.contactEmail
    await ctx.tx((tx) =>
      queueMail(tx, ctx, { ...mail, to, orderId, dedupeKey: `${mail.template}:${orderId}:${at}`, attachments }),
    )
  } catch (error) {
    // An order that was cancelled since gets none: the mail about its cancellation says what counts.
    if (!(error instanceof AppError) || error.code !== 'order.no-documents') throw error
  }
}

/** Its seller moved it to another time. */
export const mailMoved = (ctx: Ctx, { orderId, at, ...moved }: Moved & OfChange): Promise<void> =>
  mailTime(ctx, { orderId, at }, (record) => mailsOf(record.order).moved?.(ctx, record, moved))

/** Its buyer changed it. */
export const mailChanged = (
  ctx: Ctx,
  { orderId, at, before, difference }: Pick<ChangedOrder, 'before'> & OfChange & { difference: number },
): Promise<void> =>
  mailTime(ctx, { orderId, at }, (record) => {
    const { currency } = record.order
    return mailsOf(record.order).changed?.(ctx, record, { before, difference: money(difference, currency) })
  })

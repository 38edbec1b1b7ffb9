import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { documentsOf } from '../../products/documents-of.ts'
import { mailsOf } from '../../products/mails-of.ts'
import { type MailFile, queueMail } from '../mail/queue-mail.ts'
import { documentOf } from '../orders/documents/order-documents.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import type { DocumentRecord } from '../products/product-documents.ts'

/** The documents of an order as files of a mail; an itinerary has no calendar. */
export async function filesOf(ctx: Ctx, record: DocumentRecord): Promise<MailFile[]> {
  const { order, facts } = record
  const documents = documentsOf(order)
  const file = (extension: string, type: string, bytes: Buffer): MailFile => ({
    name: `${facts.number}.${extension}`,
    type,
    base64: bytes.toString('base64'),
  })
  const pdf = file('pdf', 'application/pdf', await documents.pdf(ctx, record))
  const text = documentOf(order)?.hasCalendar ? documents.calendar?.(ctx, record) : null
  return text ? [pdf, file('ics', 'text/calendar; method=PUBLISH', Buffer.from(text))] : [pdf]
}

/**
 * Makes an order's documents outside any transaction, then queues the mail that carries them and writes into the order's history whom it is mailed to;
 * an itinerary has no calendar. `to` null means the order's contact. Throws order.no-documents while its status has none.
 */
export async function mailDocuments(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const record = await readDocumentRecord(ctx, input.orderId)
  const { order, facts } = record
  const mail = {
    ...mailsOf(order).documents(ctx, record),
    to: input.to ?? facts.contactEmail,
    orderId: input.orderId,
    dedupeKey: input.dedupeKey,
    attachments: await filesOf(ctx, record),
  }
  await ctx.tx(async (tx) => {
    const mailId = await queueMail(tx, ctx, mail)
    if (mailId) await recordOrderEvent(tx, ctx, { orderId: mail.orderId, event: 'confirmation-mailed', note: mail.to })
  })
}

/** Sends the tickets or the voucher to the order's contact, once an order: PDF and calendar attached. An order that has moved on since gets none. */
export async function mailOrderIssued(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await mailDocuments(ctx, { orderId, to: null, dedupeKey: `order-issued:${orderId}` })
  } catch (error) {
    if (error instanceof AppError && error.code === 'order.no-documents') return
    throw error
  }
}

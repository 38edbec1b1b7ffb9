import type { Ctx } from '../../ctx.ts'
import { documentsOf } from '../../products/documents-of.ts'
import { mailsOf } from '../../products/mails-of.ts'
import type { MailFile } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { queueConfirmation } from './queue-confirmation.ts'

/**
 * Makes an order's documents outside any transaction, then enqueues the mail with them; an itinerary has no calendar. `to` null means the order's
 * contact. Throws order.no-documents while its status has none.
 */
export async function mailDocuments(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const record = await readDocumentRecord(ctx, input.orderId)
  const { order, kind, facts } = record
  const documents = documentsOf(order)
  const file = (extension: string, type: string, bytes: Buffer): MailFile => ({
    name: `${facts.number}.${extension}`,
    type,
    base64: bytes.toString('base64'),
  })
  const pdf = file('pdf', 'application/pdf', await documents.pdf(ctx, record))
  const calendar = () => file('ics', 'text/calendar; method=PUBLISH', Buffer.from(documents.calendar(ctx, record)))
  await queueConfirmation(ctx, {
    ...mailsOf(order).documents(ctx, record),
    to: input.to ?? facts.contactEmail,
    orderId: input.orderId,
    dedupeKey: input.dedupeKey,
    attachments: kind === 'itinerary' ? [pdf] : [pdf, calendar()],
  })
}

import type { Ctx } from '../../ctx.ts'
import { renderItineraryIcs } from '../../documents/itinerary-ics.ts'
import { renderTicketPdf } from '../../documents/ticket-pdf.ts'
import { ticketFacts } from '../flights/order/ticket-facts.ts'
import type { MailFile } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { recordOf } from '../products/product-documents.ts'
import { queueConfirmation } from './queue-confirmation.ts'

/** Makes the documents of a flight outside any transaction, then queues the mail with them. `to` null means the order's contact. */
export async function mailTickets(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const facts = ticketFacts(ctx, recordOf('flight', await readDocumentRecord(ctx, input.orderId)))
  const pdf: MailFile = {
    name: `${facts.number}.pdf`,
    type: 'application/pdf',
    base64: (await renderTicketPdf(facts)).toString('base64'),
  }
  const calendar = (): MailFile => ({
    name: `${facts.number}.ics`,
    type: 'text/calendar; method=PUBLISH',
    base64: Buffer.from(renderItineraryIcs(facts)).toString('base64'),
  })
  const isTicketed = facts.kind === 'e-ticket'
  await queueConfirmation(ctx, {
    template: isTicketed ? 'order-issued' : 'order-itinerary',
    to: input.to ?? facts.contactEmail,
    data: facts,
    orderId: input.orderId,
    dedupeKey: input.dedupeKey,
    attachments: isTicketed ? [pdf, calendar()] : [pdf],
  })
}

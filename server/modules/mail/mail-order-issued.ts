import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { renderItineraryIcs } from '../../documents/itinerary-ics.ts'
import { renderTicketPdf } from '../../documents/ticket-pdf.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'
import { type MailFile, queueMail } from './queue-mail.ts'

/** Sends the tickets to the order's contact, once an order: PDF and calendar attached. An order that has moved on since gets none. */
export async function mailOrderIssued(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await mailDocuments(ctx, { orderId, to: null, dedupeKey: `order-issued:${orderId}` })
  } catch (error) {
    if (error instanceof AppError && error.code === 'order.no-documents') return
    throw error
  }
}

/** Makes the documents outside any transaction, then queues the mail with them. `to` null means the order's contact. */
export async function mailDocuments(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const facts = await readOrderFacts(ctx, input.orderId)
  const pdf = await renderTicketPdf(facts)
  const attachments: MailFile[] = [
    { name: `${facts.number}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') },
    {
      name: `${facts.number}.ics`,
      type: 'text/calendar; method=PUBLISH',
      base64: Buffer.from(renderItineraryIcs(facts)).toString('base64'),
    },
  ]
  await ctx.tx((tx) =>
    queueMail(tx, ctx, {
      template: 'order-issued',
      to: input.to ?? facts.contactEmail,
      data: facts,
      orderId: input.orderId,
      dedupeKey: input.dedupeKey,
      attachments,
    }),
  )
}

import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { renderItineraryIcs } from '../../documents/itinerary-ics.ts'
import { renderTicketPdf } from '../../documents/ticket-pdf.ts'
import { mailDocuments } from '../mail/mail-order-issued.ts'
import { readOrderFacts } from './read-order-facts.ts'

/** The e-ticket, or the itinerary while nothing is ticketed. Throws access.not-found and order.no-documents. */
export async function readTicketPdf(ctx: Ctx, input: { id: string }): Promise<File> {
  const facts = await readOrderFacts(ctx, input.id)
  const bytes = await renderTicketPdf(facts)
  return new File([new Uint8Array(bytes)], `${facts.number}.pdf`, { type: 'application/pdf' })
}

/** The itinerary for a calendar, once tickets are issued. Throws the same. */
export async function readCalendar(ctx: Ctx, input: { id: string }): Promise<File> {
  const facts = await readIssued(ctx, input.id)
  return new File([renderItineraryIcs(facts)], `${facts.number}.ics`, { type: 'text/calendar;charset=utf-8' })
}

/** Mails the documents again, to any address. Each call is a mail of its own. Throws the same. */
export async function resendDocuments(ctx: Ctx, input: { id: string; email: string }): Promise<void> {
  await readIssued(ctx, input.id)
  await mailDocuments(ctx, { orderId: input.id, to: input.email, dedupeKey: `resend:${ctx.newId()}` })
}

async function readIssued(ctx: Ctx, id: string) {
  const facts = await readOrderFacts(ctx, id)
  if (facts.kind !== 'e-ticket') throw new AppError('order.no-documents', { status: facts.status })
  return facts
}

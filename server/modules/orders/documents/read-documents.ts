import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { documentsOf } from '../../../products/documents-of.ts'
import { documentOf } from './order-documents.ts'
import { readDocumentRecord } from './read-document-record.ts'

/** The e-ticket or voucher, or the itinerary while nothing is ticketed. Throws access.not-found and order.no-documents. */
export async function readTicketPdf(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const record = await readDocumentRecord(ctx, id)
  const bytes = await documentsOf(record.order).pdf(ctx, record)
  return new File([new Uint8Array(bytes)], `${record.facts.number}.pdf`, { type: 'application/pdf' })
}

/** The data of the calendar, for an issued order. Throws the same errors. */
export async function readCalendar(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const record = await readDocumentRecord(ctx, id)
  const { order, facts } = record
  const text = documentOf(order)?.hasCalendar ? documentsOf(order).calendar?.(ctx, record) : null
  if (!text) throw new AppError('order.no-documents', { status: order.status })
  return new File([text], `${facts.number}.ics`, { type: 'text/calendar;charset=utf-8' })
}

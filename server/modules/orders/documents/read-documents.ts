import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { documentsOf } from '../../../products/documents-of.ts'
import { readOrder } from '../read-order.ts'
import { documentKind } from './order-documents.ts'

const orderOf = (ctx: Ctx, id: string) => ctx.tx(async (tx) => (await readOrder(tx, ctx, id)).order)

/** The e-ticket or voucher, or the itinerary while nothing is ticketed. Throws access.not-found and order.no-documents. */
export async function readTicketPdf(ctx: Ctx, input: { id: string }): Promise<File> {
  const order = await orderOf(ctx, input.id)
  const { number, bytes } = await documentsOf(order).pdf(ctx, input.id)
  return new File([new Uint8Array(bytes)], `${number}.pdf`, { type: 'application/pdf' })
}

/** The journey or stay for a calendar, once it is issued. Throws the same. */
export async function readCalendar(ctx: Ctx, input: { id: string }): Promise<File> {
  const order = await issuedOrder(ctx, input.id)
  const { number, text } = await documentsOf(order).calendar(ctx, input.id)
  return new File([text], `${number}.ics`, { type: 'text/calendar;charset=utf-8' })
}

async function issuedOrder(ctx: Ctx, id: string) {
  const order = await orderOf(ctx, id)
  const kind = documentKind(order)
  if (kind !== 'e-ticket' && kind !== 'voucher') throw new AppError('order.no-documents', { status: order.status })
  return order
}

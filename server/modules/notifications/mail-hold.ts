import { deadlineWords } from '#domain/deadline.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { Ctx } from '../../ctx.ts'
import { renderTicketPdf } from '../../documents/ticket-pdf.ts'
import { ticketFacts } from '../flights/order/ticket-facts.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { readOrder } from '../orders/read-order.ts'
import { orderOf } from '../products/order-of-product.ts'
import { recordOf } from '../products/product-documents.ts'

/** Tells the agency that the airline holds an order's seats, or that their deadline comes near. Once a deadline; nothing for an order that moved on. */
export async function mailHold(
  ctx: Ctx,
  input: { orderId: string; template: 'hold-confirmed' | 'hold-reminder' },
): Promise<void> {
  const { orderId, template } = input
  const owner = await findOwner(ctx)
  const order = orderOf('flight', (await ctx.tx((tx) => readOrder(tx, ctx, orderId))).order)
  const { payBy, itinerary } = order
  if (order.status !== 'Not Paid' || !payBy) return
  const facts = ticketFacts(ctx, recordOf('flight', await readDocumentRecord(ctx, orderId)))
  const pdf = template === 'hold-confirmed' ? await renderTicketPdf(facts) : null
  const to = facts.brand.email ?? owner
  if (!to) return
  const departure = itinerary.slices[0]?.from ?? ''
  await ctx.tx((tx) =>
    queueMail(tx, ctx, {
      template,
      to,
      data: {
        facts,
        customer: order.customer,
        deadline: deadlineWords(payBy, clockPlaceOf(departure), ctx.regional.zone),
      },
      orderId,
      dedupeKey: `${template}:${orderId}:${payBy.getTime()}`,
      attachments: pdf ? [{ name: `${facts.number}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') }] : [],
    }),
  )
}

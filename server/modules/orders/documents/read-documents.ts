import { AppError } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/products.ts'
import type { Ctx } from '../../../ctx.ts'
import { renderItineraryIcs } from '../../../documents/itinerary-ics.ts'
import { renderStayIcs } from '../../../documents/stay-ics.ts'
import { renderTicketPdf } from '../../../documents/ticket-pdf.ts'
import { renderVoucherPdf } from '../../../documents/voucher-pdf.ts'
import { readOrder } from '../read-order.ts'
import { documentKind } from './order-documents.ts'
import { readOrderFacts } from './read-order-facts.ts'
import { readVoucherFacts } from './read-voucher-facts.ts'

interface Documents {
  pdf(ctx: Ctx, id: string): Promise<{ number: string; bytes: Buffer }>
  calendar(ctx: Ctx, id: string): Promise<{ number: string; text: string }>
}

/** How each product is put on paper and into calendars. */
const documents: Record<SoldProduct, Documents> = {
  flight: {
    async pdf(ctx, id) {
      const facts = await readOrderFacts(ctx, id)
      return { number: facts.number, bytes: await renderTicketPdf(facts) }
    },
    async calendar(ctx, id) {
      const facts = await readOrderFacts(ctx, id)
      return { number: facts.number, text: renderItineraryIcs(facts) }
    },
  },
  stay: {
    async pdf(ctx, id) {
      const facts = await readVoucherFacts(ctx, id)
      return { number: facts.number, bytes: await renderVoucherPdf(facts) }
    },
    async calendar(ctx, id) {
      const facts = await readVoucherFacts(ctx, id)
      return { number: facts.number, text: renderStayIcs(facts) }
    },
  },
}

const orderOf = (ctx: Ctx, id: string) => ctx.tx(async (tx) => (await readOrder(tx, ctx, id)).order)

/** The e-ticket or voucher, or the itinerary while nothing is ticketed. Throws access.not-found and order.no-documents. */
export async function readTicketPdf(ctx: Ctx, input: { id: string }): Promise<File> {
  const { product } = await orderOf(ctx, input.id)
  const { number, bytes } = await documents[product].pdf(ctx, input.id)
  return new File([new Uint8Array(bytes)], `${number}.pdf`, { type: 'application/pdf' })
}

/** The journey or stay for a calendar, once it is issued. Throws the same. */
export async function readCalendar(ctx: Ctx, input: { id: string }): Promise<File> {
  const { product } = await issuedOrder(ctx, input.id)
  const { number, text } = await documents[product].calendar(ctx, input.id)
  return new File([text], `${number}.ics`, { type: 'text/calendar;charset=utf-8' })
}

async function issuedOrder(ctx: Ctx, id: string) {
  const order = await orderOf(ctx, id)
  const kind = documentKind(order)
  if (kind !== 'e-ticket' && kind !== 'voucher') throw new AppError('order.no-documents', { status: order.status })
  return order
}

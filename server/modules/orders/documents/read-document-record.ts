import { dayAt, formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../../ctx.ts'
import { readLogo } from '../../images/read-logo.ts'
import { readBrand } from '../../mail/read-brand.ts'
import type { DocumentRecord } from '../../products/product-documents.ts'
import { readOrder } from '../read-order.ts'
import { readOrderMoney } from '../read-order-money.ts'
import { documentOf } from './order-documents.ts'
import { travellerUrls } from './order-url.ts'

/**
 * An order for its documents and the mails with them. Throws access.not-found, and order.no-documents while its status has none, unless `isEnded`:
 * the mail about its end has no document.
 */
export async function readDocumentRecord(ctx: Ctx, orderId: string, isEnded = false): Promise<DocumentRecord> {
  const urlsOf = await travellerUrls(ctx)
  const record = await ctx.tx(async (tx) => {
    const { order, people, contact, details } = await readOrder(tx, ctx, orderId)
    const kind = documentOf(order)?.kind ?? null
    if (!isEnded && kind === null) throw new AppError('order.no-documents', { status: order.status })
    const urls = urlsOf(order)
    const facts = {
      id: order.id,
      number: formatOrderNumber(order),
      title: order.title,
      status: order.status,
      brand: await readBrand(tx, ctx),
      bookingReference: order.bookingReference,
      money: await readOrderMoney(tx, ctx, order),
      url: urls.order,
      tripUrl: urls.trip,
      printedOn: formatDate(dayAt(ctx.now(), ctx.regional.zone)),
      changedAt: order.statusAt,
      contactEmail: contact.email,
    }
    return { order, people, details, kind, facts }
  })
  return { ...record, facts: { ...record.facts, logo: await readLogo(ctx.system, record.facts.brand.logoId) } }
}

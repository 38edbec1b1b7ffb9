import { dayAt, formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { money } from '#domain/money/money.ts'
import { plans } from '#domain/plans.ts'
import type { Ctx } from '../../ctx.ts'
import { renderReceiptPdf } from '../../documents/receipt-pdf.ts'
import { readBrand } from '../mail/read-brand.ts'
import { readInvoice } from './invoices.ts'
import { receiptNumber } from './pay-invoice.ts'

/** The receipt of a paid invoice as a PDF. Throws access.not-found. */
export async function readReceiptPdf(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const { invoice, brand } = await ctx.tx(async (tx) => ({
    invoice: await readInvoice(tx, ctx, id),
    brand: await readBrand(tx, ctx),
  }))
  const { number, paidAt, plan, currency } = invoice
  if (number === null || !paidAt) throw new AppError('access.not-found')
  const day = (at: Date) => formatDate(dayAt(at, ctx.regional.zone))
  const bytes = await renderReceiptPdf({
    number: receiptNumber(number),
    agency: brand,
    paidOn: day(paidAt),
    paidAt,
    plan: plans[plan].name,
    from: day(invoice.periodStart),
    until: day(invoice.periodEnd),
    price: money(invoice.price, currency),
    credit: money(invoice.credit, currency),
    amount: money(invoice.amount, currency),
  })
  return new File([new Uint8Array(bytes)], `${receiptNumber(number)}.pdf`, { type: 'application/pdf' })
}

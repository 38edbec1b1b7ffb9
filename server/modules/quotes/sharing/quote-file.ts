import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { dayAt, formatDate } from '#domain/dates.ts'
import { deadlineWords } from '#domain/deadline.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { renderQuotePdf } from '../../../documents/quote-pdf.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { readLogo } from '../../images/read-logo.ts'
import { readBrand } from '../../mail/read-brand.ts'
import { type QuoteRecord, readQuoteRow } from '../quote-row.ts'
import { presentShared } from './present-shared.ts'
import { findShared, shopCtx } from './shared-quote.ts'

async function print(ctx: Ctx, reader: 'customer' | 'member', find: (tx: Transaction) => Promise<QuoteRecord>): Promise<File> {
  const { quote, brand } = await ctx.tx(
    async (tx): Promise<{ quote: SharedQuote; brand: Awaited<ReturnType<typeof readBrand>> }> => {
      const row = await find(tx)
      return { quote: await presentShared(tx, ctx, row, { reader, shop: null, ways: [] }), brand: await readBrand(tx, ctx) }
    },
  )
  const { zone } = ctx.regional
  const bytes = await renderQuotePdf({
    quote,
    brand,
    logo: await readLogo(ctx.system, brand.logoId),
    printedOn: formatDate(dayAt(ctx.now(), zone)),
    validUntil: quote.status === 'draft' ? null : deadlineWords(new Date(quote.expiresAt), null, zone),
  })
  return new File([new Uint8Array(bytes)], `${quote.number}.pdf`, { type: 'application/pdf' })
}

/** The PDF for members. */
export const printQuote = (ctx: Ctx, id: string): Promise<File> => print(ctx, 'member', (tx) => readQuoteRow(tx, ctx, id))

/** The PDF of a link. */
export async function printShared(context: RequestContext, token: string): Promise<File> {
  const ctx = await shopCtx(context)
  return print(ctx, 'customer', (tx) => findShared(tx, ctx, token))
}

import type { SharedItinerary } from '#contract/quotes/quote-itinerary.ts'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { dayAt, formatDate } from '#domain/dates.ts'
import { deadlineWords } from '#domain/deadline.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { renderItineraryPdf } from '../../../documents/quote-itinerary-pdf.ts'
import { renderQuotePdf } from '../../../documents/quote-pdf.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { readLogo } from '../../images/read-logo.ts'
import { readBrand } from '../../mail/read-brand.ts'
import { type QuoteRecord, readQuoteRow } from '../quote-row.ts'
import { findItinerary, partyOf } from './itinerary-link.ts'
import { presentShared } from './present-shared.ts'
import { presentPrivate } from './read-itinerary.ts'
import { readShown } from './read-shown.ts'
import { findShared, shopCtx } from './shared-quote.ts'

type Printed = { quote: SharedQuote } | { itinerary: SharedItinerary }

/** Reads in one transaction, then prints. */
async function print(ctx: Ctx, read: (tx: Transaction) => Promise<Printed>): Promise<File> {
  const [found, brand] = await ctx.tx(async (tx) => [await read(tx), await readBrand(tx, ctx)] as const)
  const { zone } = ctx.regional
  const around = {
    brand,
    logo: await readLogo(ctx.system, brand.logoId),
    printedOn: formatDate(dayAt(ctx.now(), zone)),
  }
  if ('itinerary' in found) {
    const { number, party } = found.itinerary
    return pdf(await renderItineraryPdf({ ...around, itinerary: found.itinerary }), `${number} ${party.name}`)
  }
  const { quote } = found
  const validUntil = quote.status === 'draft' ? null : deadlineWords(new Date(quote.expiresAt), null, zone)
  return pdf(await renderQuotePdf({ ...around, quote, validUntil }), quote.number)
}

const pdf = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], `${name}.pdf`, { type: 'application/pdf' })

interface Asked {
  reader: 'customer' | 'member'
  /** Whose itinerary; without it the quote. */
  partyId: string | undefined
}

async function readPrinted(tx: Transaction, ctx: Ctx, row: QuoteRecord, { reader, partyId }: Asked): Promise<Printed> {
  if (partyId === undefined) return { quote: await presentShared(tx, ctx, row, { reader, shop: null, ways: [] }) }
  const version = await readShown(tx, ctx, row, reader)
  return { itinerary: await presentPrivate(tx, ctx, { row, version, party: partyOf(version.content, partyId) }) }
}

/** The PDF for members: of the quote, or the itinerary of a party. Throws access.not-found. */
export const printQuote = (ctx: Ctx, { id, for: partyId }: { id: string; for?: string | undefined }): Promise<File> =>
  print(ctx, async (tx) => readPrinted(tx, ctx, await readQuoteRow(tx, ctx, id), { reader: 'member', partyId }))

/** The PDF of a link: of the quote, or the itinerary of a party. Throws quote.link-invalid and access.not-found. */
export async function printShared(
  context: RequestContext,
  { token, for: partyId }: { token: string; for?: string | undefined },
): Promise<File> {
  const ctx = await shopCtx(context)
  return print(ctx, async (tx) => readPrinted(tx, ctx, await findShared(tx, ctx, token), { reader: 'customer', partyId }))
}

/** The PDF of a private link. Throws quote.link-invalid. */
export async function printItinerary(context: RequestContext, token: string): Promise<File> {
  const ctx = await shopCtx(context)
  return print(ctx, async (tx) => ({ itinerary: await presentPrivate(tx, ctx, await findItinerary(tx, ctx, token)) }))
}

import { and, asc, eq } from 'drizzle-orm'
import type { QuoteAccepted, SharedPart, SharedQuote } from '#contract/quotes/quote-shapes.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import type { QuoteContent, QuotePart } from '#domain/quotes/quote-content.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { priceOf, totalOf } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteEvents } from '../../../db/schema/index.ts'
import { readAgencyOfLink } from '../../agency/read-agency-of-link.ts'
import type { QuoteRecord } from '../quote-row.ts'
import { readVersion } from '../quote-version.ts'
import { acceptedOf } from './accepted-of.ts'
import { bookingOf } from './booking-of.ts'
import { paymentOf } from './payment-of.ts'

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function presentPart(part: QuotePart, currency: string): SharedPart {
  const { kind, id, title } = part
  if (part.kind === 'text') {
    const none = { from: null, to: null, forWhom: '', isOptional: false, price: null, photo: null }
    return { kind, id, title, lines: linesOf(part.text), ...none }
  }
  const { from, to, forWhom, isOptional, photo } = part
  return { kind, id, title, lines: linesOf(part.details), from, to, forWhom, isOptional, photo, price: priceOf(part, currency) }
}

/** A version as its customer sees it: prices without their parts. */
const presentContent = ({ cover, options, currency }: QuoteContent) => ({
  title: cover.title,
  intro: cover.intro,
  terms: cover.terms,
  travellers: cover.travellers,
  currency,
  options: options.map((option) => ({
    id: option.id,
    title: option.title,
    parts: option.parts.map((part) => presentPart(part, currency)),
    total: totalOf(option, [], currency),
  })),
})

/** The version that its customer sees. For members, a draft as it would be sent now. */
async function readShown(tx: Transaction, ctx: Ctx, row: QuoteRecord, reader: 'customer' | 'member') {
  const isDraft = reader === 'member' && row.status === 'draft'
  const version = isDraft ? null : await readVersion(tx, ctx, row.id, row.acceptedVersion ?? row.version)
  return version ?? { number: 0, content: row.content, changes: [], sentBy: row.changedBy, sentAt: row.changedAt }
}

async function readComments(tx: Transaction, ctx: Ctx, quoteId: string): Promise<SharedQuote['comments']> {
  const rows = await tx
    .select({ author: quoteEvents.author, isCustomer: quoteEvents.isCustomer, text: quoteEvents.text, at: quoteEvents.at })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.agencyId, ctx.agencyId), eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'commented')))
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.id))
  return rows.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() }))
}

const withoutAddress = ({ address: _address, ...accepted }: QuoteAccepted) => accepted

/** A quote as its customer sees it, without cost, markup and supplier. `shop`: see `bookingOf`; `ways`: of the agency's customers to pay. */
export async function presentShared(
  tx: Transaction,
  ctx: Ctx,
  row: QuoteRecord,
  { reader, shop, ways }: { reader: 'customer' | 'member'; shop: Parameters<typeof bookingOf>[3]; ways: readonly WayToPay[] },
): Promise<SharedQuote> {
  const version = await readShown(tx, ctx, row, reader)
  const accepted = acceptedOf(ctx, row)
  return {
    number: formatQuoteNumber(row),
    status: row.status,
    version: version.number,
    ...presentContent(version.content),
    isOpen: isOpenQuote(row.status) && row.expiresAt !== null && row.expiresAt > ctx.now(),
    customer: row.customerName,
    sentBy: version.sentBy,
    sentAt: version.sentAt.toISOString(),
    expiresAt: (row.expiresAt ?? version.sentAt).toISOString(),
    changes: version.changes,
    accepted: accepted && withoutAddress(accepted),
    booking: await bookingOf(tx, ctx, row, shop),
    asks: version.content.cover.deposit ?? null,
    payment: await paymentOf(tx, ctx, row, ways),
    comments: await readComments(tx, ctx, row.id),
    agency: await readAgencyOfLink(tx, ctx),
  }
}

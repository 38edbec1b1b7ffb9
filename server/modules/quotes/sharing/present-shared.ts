import { and, asc, eq } from 'drizzle-orm'
import type { QuoteAccepted, SharedQuote } from '#contract/quotes/quote-shapes.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import { partiesOf } from '#domain/quotes/itinerary.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { totalOf } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteEvents } from '../../../db/schema/index.ts'
import { readAgencyOfLink } from '../../agency/read-agency-of-link.ts'
import type { QuoteRecord } from '../quote-row.ts'
import { acceptedOf } from './accepted-of.ts'
import { bookingOf } from './booking-of.ts'
import { partyOf, presentParty } from './itinerary-link.ts'
import { paymentOf } from './payment-of.ts'
import { presentItinerary, presentPart } from './present-part.ts'
import { readShown } from './read-shown.ts'

/** A version as its customer sees it: prices without their parts. */
const presentContent = ({ cover, options, currency }: QuoteContent) => ({
  title: cover.title,
  intro: cover.intro,
  terms: cover.terms,
  travellers: cover.travellers.map(({ name }) => name),
  parties: partiesOf(cover.travellers).map(presentParty),
  currency,
  options: options.map((option) => ({
    id: option.id,
    title: option.title,
    parts: option.parts.map((part) => presentPart(part, { cover, currency })),
    total: totalOf(option, [], currency),
  })),
})

async function readComments(tx: Transaction, ctx: Ctx, quoteId: string): Promise<SharedQuote['comments']> {
  const rows = await tx
    .select({ author: quoteEvents.author, isCustomer: quoteEvents.isCustomer, text: quoteEvents.text, at: quoteEvents.at })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.agencyId, ctx.agencyId), eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'commented')))
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.id))
  return rows.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() }))
}

const withoutAddress = ({ address: _address, ...accepted }: QuoteAccepted) => accepted

interface Reading {
  reader: 'customer' | 'member'
  /** See `bookingOf`. */
  shop: Parameters<typeof bookingOf>[3]
  /** How the agency's customers pay. */
  ways: readonly WayToPay[]
  /** Whose itinerary is asked for too. */
  partyId?: string | undefined
}

/** A quote as its customer sees it, without cost, markup and supplier. Throws access.not-found for an unknown party. */
export async function presentShared(
  tx: Transaction,
  ctx: Ctx,
  row: QuoteRecord,
  { reader, shop, ways, partyId }: Reading,
): Promise<SharedQuote> {
  const version = await readShown(tx, ctx, row, reader)
  const party = partyId === undefined ? null : partyOf(version.content, partyId)
  const accepted = acceptedOf(ctx, row)
  return {
    number: formatQuoteNumber(row),
    status: row.status,
    version: version.number,
    ...presentContent(version.content),
    itinerary: party && { party: presentParty(party), options: presentItinerary(version.content, party, row) },
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

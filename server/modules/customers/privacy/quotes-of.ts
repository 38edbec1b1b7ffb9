import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteEvents, quotes } from '../../../db/schema/index.ts'

type QuoteOf = typeof quotes.$inferSelect

/** The quotes for a customer: of the record, and those of no record to an address of it. */
export function readOwnQuotes(tx: Transaction, ctx: Ctx, { id, emails }: { id: string; emails: string[] }): Promise<QuoteOf[]> {
  const isToAddress = emails.length > 0 ? inArray(sql`lower(${quotes.customerEmail})`, emails) : sql`false`
  return tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.agencyId, ctx.agencyId), or(eq(quotes.customerId, id), and(isNull(quotes.customerId), isToAddress))))
    .orderBy(quotes.number)
}

/** What quotes store about their recipient: contact, cover, answer with its signature, and comments. */
export async function exportQuotes(tx: Transaction, ctx: Ctx, own: readonly QuoteOf[]) {
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  const events = await tx
    .select({
      quoteId: quoteEvents.quoteId,
      kind: quoteEvents.kind,
      author: quoteEvents.author,
      text: quoteEvents.text,
      at: quoteEvents.at,
    })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.agencyId, ctx.agencyId), inArray(quoteEvents.quoteId, ids)))
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.id))
  return own.map((quote) => ({
    number: quote.number,
    title: quote.title,
    status: quote.status,
    createdAt: quote.createdAt,
    total: { amount: quote.acceptedAmount ?? quote.amount, currency: quote.currency },
    contact: { name: quote.customerName, email: quote.customerEmail, phone: quote.customerPhone },
    intro: quote.content.cover.intro,
    travellers: quote.content.cover.travellers.map(({ name }) => name),
    signature: quote.signatureCipher ? ctx.system.cipher.open(quote.signatureCipher) : null,
    reason: quote.lossNote,
    events: events.filter(({ quoteId }) => quoteId === quote.id).map(({ quoteId: _quoteId, ...event }) => event),
  }))
}

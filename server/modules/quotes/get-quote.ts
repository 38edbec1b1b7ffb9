import { and, asc, desc, eq } from 'drizzle-orm'
import type { QuoteDetail, QuoteItemView, QuoteOptionView } from '#contract/quotes/quote-shapes.ts'
import { money } from '#domain/money/money.ts'
import type { QuoteContent, QuoteItem, QuoteOption } from '#domain/quotes/quote-content.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { afterStep, isEditable, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import { priceOf, totalsOf } from '#domain/quotes/quote-totals.ts'
import { latestDay } from '#domain/quotes/validity.ts'
import { whatChanged } from '#domain/quotes/what-changed.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { quoteEvents, quoteVersions, users } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'
import { readDeposits } from '../payments/deposits/read-deposits.ts'
import { readChecks } from './choices/read-choices.ts'
import { linkOf, shopOriginOf } from './quote-link.ts'
import { type QuoteRecord, readQuoteRow } from './quote-row.ts'
import { asExtended } from './quote-version.ts'
import { nextReminderOf } from './reminders/remind-customer.job.ts'
import { acceptedOf } from './sharing/accepted-of.ts'
import { itineraryLinks } from './sharing/itinerary-link.ts'

/** The whole quote for members. Throws access.not-found. */
export async function getQuote(ctx: Ctx, id: string): Promise<QuoteDetail> {
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id)
    const versions = await readVersions(tx, ctx, id)
    const shown = row.acceptedVersion ?? row.version
    const sent = versions.find(({ number }) => number === shown)
    // What was accepted is what counts from then on.
    const content = row.status === 'accepted' && sent ? sent.content : row.content
    const { currency, cover, options } = content
    return {
      id: row.id,
      number: formatQuoteNumber(row),
      title: cover.title,
      status: row.status,
      customer: row.customerName,
      total: money(row.acceptedAmount ?? row.amount, currency),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      firstViewedAt: row.firstViewedAt?.toISOString() ?? null,
      createdBy: await nameOf(tx, row),
      changedAt: row.changedAt.toISOString(),
      currency,
      cover: { ...cover, deposit: cover.deposit ?? null },
      options: options.map((option) => presentOption(ctx, option, currency)),
      recipient: {
        customerId: row.customerId,
        name: row.customerName,
        email: row.customerEmail,
        phone: row.customerPhone,
      },
      version: row.version,
      reminders: { days: row.remindDays, nextAt: nextReminderOf(ctx, row)?.toISOString() ?? null },
      unsent: unsentOf(ctx, row, sent?.content ?? null),
      versions: versions.map(({ number, sentBy, sentAt, changes }) => ({
        number,
        sentBy,
        sentAt: sentAt.toISOString(),
        changes,
      })),
      link: linkOf(ctx, row, origin),
      parties: itineraryLinks(ctx, row, { content: sent?.content ?? null, origin }),
      latestDay: latestDay(content),
      sentAt: row.sentAt?.toISOString() ?? null,
      lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
      views: row.views,
      accepted: acceptedOf(ctx, row),
      bookedOutside: row.bookedOutsideAt && { at: row.bookedOutsideAt.toISOString(), note: row.bookedOutsideNote },
      deposits: await readDeposits(tx, ctx, { purpose: 'quote', subjectIds: [id] }),
      checks: await readChecks(tx, ctx, content),
      loss: hasLoss(row.status) ? { reason: row.lossReason, note: row.lossNote } : null,
      events: await readEvents(tx, ctx, id),
      actions: actionsOf(ctx, row),
    }
  })
}

/** A withdrawn quote may have been lost without a word of the customer. */
const hasLoss = (status: QuoteStatus): boolean => status === 'declined' || status === 'withdrawn'

function actionsOf(ctx: Ctx, { status, version, bookedOutsideAt }: QuoteRecord): QuoteDetail['actions'] {
  if (!actorMay(ctx, 'quotes:write')) return []
  return [
    ...(isEditable(status) ? (['edit', 'send'] as const) : []),
    ...(afterStep(status, 'withdraw') && version > 0 ? (['withdraw'] as const) : []),
    ...(afterStep(status, 'decline') ? (['close'] as const) : []),
    ...(status === 'accepted' && bookedOutsideAt === null ? (['book-outside'] as const) : []),
    ...(afterStep(status, 'reopen') ? (['reopen'] as const) : []),
  ]
}

const unsentOf = (ctx: Ctx, row: QuoteRecord, sent: QuoteContent | null): string[] =>
  sent && isEditable(row.status) ? whatChanged(asExtended(ctx, row, sent), row.content, ctx.reader.numbers) : []

function presentOption(ctx: Ctx, option: QuoteOption, currency: string): QuoteOptionView {
  const { least, most, margin } = totalsOf(option, currency)
  const parts = option.parts.map((part) => (part.kind === 'item' ? presentItem(ctx, part, currency) : part))
  return { ...option, parts, least, most, margin: actorMay(ctx, 'margin:read') ? margin : null }
}

function presentItem(ctx: Ctx, { cost, markup, fee, ...item }: QuoteItem, currency: string): QuoteItemView {
  // Without markup the cost of a typed item is what was typed as its price.
  const isOpen = actorMay(ctx, 'margin:read') || (item.choiceId === null && markup === 0)
  return {
    ...item,
    price: priceOf({ cost, markup, fee }, currency),
    fee: money(fee, currency),
    amounts: isOpen ? { cost: money(cost, currency), markup: money(markup, currency) } : null,
  }
}

async function nameOf(tx: Transaction, { createdBy }: QuoteRecord): Promise<string | null> {
  if (!createdBy) return null
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, createdBy))
  return user?.name ?? null
}

const readVersions = (tx: Transaction, ctx: Ctx, id: string) =>
  tx
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.agencyId, ctx.agencyId), eq(quoteVersions.quoteId, id)))
    .orderBy(desc(quoteVersions.number))

async function readEvents(tx: Transaction, ctx: Ctx, id: string): Promise<QuoteDetail['events']> {
  const rows = await tx
    .select({
      id: quoteEvents.id,
      kind: quoteEvents.kind,
      author: quoteEvents.author,
      text: quoteEvents.text,
      at: quoteEvents.at,
    })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.agencyId, ctx.agencyId), eq(quoteEvents.quoteId, id)))
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.id))
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

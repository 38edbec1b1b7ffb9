import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { QuoteEventKind } from '#domain/quotes/quote-events.ts'
import { afterStep, type QuoteStatus, type QuoteStep } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { counters, quoteEvents, quotes } from '../../db/schema/index.ts'

export type QuoteRecord = typeof quotes.$inferSelect

const FIRST_NUMBER = 1_001

export const thisQuote = (ctx: Ctx, id: string) => and(eq(quotes.agencyId, ctx.agencyId), eq(quotes.id, id))

/** Finds a quote, locked until the transaction ends; null for one that was erased with its customer. */
export async function findQuoteRow(tx: Transaction, ctx: Ctx, id: string): Promise<QuoteRecord | null> {
  const [row] = await tx.select().from(quotes).where(thisQuote(ctx, id)).for('update')
  return row ?? null
}

/** Reads a quote; with `lock` it is locked until the transaction ends. Throws access.not-found. */
export async function readQuoteRow(tx: Transaction, ctx: Ctx, id: string, lock: 'lock' | 'read' = 'read'): Promise<QuoteRecord> {
  const [row] = lock === 'lock' ? [await findQuoteRow(tx, ctx, id)] : await tx.select().from(quotes).where(thisQuote(ctx, id))
  if (!row) throw new AppError('access.not-found')
  return row
}

export async function nextQuoteNumber(tx: Transaction, ctx: Ctx): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ agencyId: ctx.agencyId, kind: 'quote', value: FIRST_NUMBER })
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (!row) throw new Error('the quote got no number')
  return row.value
}

/** The state after a step. Throws quote.not-possible. */
export function stepped({ status }: { status: QuoteStatus }, step: QuoteStep): QuoteStatus {
  const next = afterStep(status, step)
  if (next === null) throw new AppError('quote.not-possible', { status })
  return next
}

interface NewEvent {
  kind: QuoteEventKind
  text?: string
  /** Of the customer; default: the actor. */
  customer?: string
}

/** Adds a row to the history of a quote. */
export async function recordQuoteEvent(tx: Transaction, ctx: Ctx, quoteId: string, event: NewEvent): Promise<void> {
  const { kind, text = '', customer } = event
  await tx.insert(quoteEvents).values({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    quoteId,
    kind,
    text,
    author: customer ?? ctx.actor.name,
    isCustomer: customer !== undefined,
    at: ctx.now(),
  })
}

import { and, eq, sql } from 'drizzle-orm'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { afterStep, isOpenQuote } from '#domain/quotes/quote-status.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { hashToken } from '../../../http/visitor/read-shopper.ts'
import { agencyOfShop } from '../../shop/read-site.ts'
import { readOwnSettings } from '../../site/read-own-site.ts'
import { readPublished } from '../../site/read-published.ts'
import { type QuoteRecord, recordQuoteEvent, thisQuote } from '../quote-row.ts'
import { presentShared } from './present-shared.ts'

/** The agency of the storefront. Throws shop.closed on any other host. */
export const shopCtx = (context: RequestContext): Promise<Ctx> => systemCtx(context.system, agencyOfShop(context).id)

/** The quote of a link. Throws quote.link-invalid, also for a withdrawn quote. */
export async function findShared(tx: Transaction, ctx: Ctx, token: string, lock: 'lock' | 'read' = 'read'): Promise<QuoteRecord> {
  const select = tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.agencyId, ctx.agencyId), eq(quotes.linkHash, hashToken(token))))
  const [row] = await (lock === 'lock' ? select.for('update') : select)
  if (!row || row.status === 'withdrawn') throw new AppError('quote.link-invalid')
  return row
}

/** Counts a reading by the customer; the first one moves the quote to Viewed. */
async function recordView(tx: Transaction, ctx: Ctx, row: QuoteRecord): Promise<QuoteRecord> {
  if (!isOpenQuote(row.status)) return row
  const status = afterStep(row.status, 'view') ?? row.status
  const now = ctx.now()
  const [viewed] = await tx
    .update(quotes)
    .set({ status, views: sql`${quotes.views} + 1`, firstViewedAt: row.firstViewedAt ?? now, lastViewedAt: now })
    .where(thisQuote(ctx, row.id))
    .returning()
  if (row.firstViewedAt === null) await recordQuoteEvent(tx, ctx, row.id, { kind: 'viewed', customer: row.customerName })
  return viewed ?? row
}

export interface Shared {
  quote: SharedQuote
  settings: SiteSettings
}

interface Asked {
  token: string
  as: 'customer' | 'member'
  /** Whose itinerary. */
  for?: string | undefined
}

/** The quote of a link, with the look of the agency's website. */
export async function readShared(context: RequestContext, { token, as, for: partyId }: Asked) {
  const ctx = await shopCtx(context)
  const shop = (await readPublished(context.system, agencyOfShop(context)))?.site.settings ?? null
  return ctx.tx(async (tx): Promise<Shared> => {
    const row = await findShared(tx, ctx, token, 'lock')
    const seen = as === 'customer' ? await recordView(tx, ctx, row) : row
    const settings = await readOwnSettings(tx, ctx.agencyId)
    const ways = settings.paymentMethods
    return { quote: await presentShared(tx, ctx, seen, { reader: 'customer', shop, ways, partyId }), settings }
  })
}

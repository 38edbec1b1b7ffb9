import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkouts, plannedItems, plannedTrips } from '../../../db/schema/index.ts'
import { openTripCheckout } from '../../trip-checkouts/open-trip-checkout.ts'
import { insertTrip } from '../../trips/save-trip.ts'
import { type QuoteRecord, readQuoteRow, recordQuoteEvent } from '../quote-row.ts'
import { type Accepted, quotedPrice, readAccepted } from './accepted-choices.ts'

/**
 * Plans the accepted items that are not paid yet as a trip at their quoted prices, shared with colleagues, and opens its checkout: people are entered
 * once, and all is paid once. Again, it is the same trip. Throws quote.not-accepted, quote.nothing-to-book, and what opening a trip's checkout throws.
 */
export async function bookTogether(ctx: Ctx, { id }: { id: string }): Promise<{ checkoutId: string }> {
  const tripId = await ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    const unpaid = await unpaidOf(tx, ctx, await readAccepted(tx, ctx, row))
    if (unpaid.length === 0) throw new AppError('quote.nothing-to-book')
    return planAccepted(tx, ctx, row, unpaid)
  })
  const { id: checkoutId } = await openTripCheckout(ctx, { tripId })
  return { checkoutId }
}

async function unpaidOf(tx: Transaction, ctx: Ctx, accepted: readonly Accepted[]): Promise<Accepted[]> {
  const ids = accepted.flatMap(({ choice }) => choice.checkoutId ?? [])
  if (ids.length === 0) return [...accepted]
  const paid = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), inArray(checkouts.id, ids), inArray(checkouts.state, ['paying', 'done'])))
  return accepted.filter(({ choice }) => paid.every((one) => one.id !== choice.checkoutId))
}

/** A planned item of a quote has the id of its choice, so that it is planned once, and its checkout is known. */
async function planAccepted(tx: Transaction, ctx: Ctx, row: QuoteRecord, unpaid: readonly Accepted[]): Promise<string> {
  const { agencyId } = ctx
  const ids = unpaid.map(({ choice }) => choice.id)
  const planned = await tx
    .select({ id: plannedItems.id, tripId: plannedItems.tripId })
    .from(plannedItems)
    .where(and(eq(plannedItems.agencyId, agencyId), inArray(plannedItems.id, ids)))
  const tripId = planned[0]?.tripId ?? (await newTrip(tx, ctx, row))
  const missing = unpaid.filter(({ choice }) => planned.every(({ id }) => id !== choice.id))
  if (missing.length === 0) return tripId
  await tx.insert(plannedItems).values(
    missing.map(({ item, choice: { id, product, search, offer, waterfall, checkedAt, createdAt } }) => ({
      id,
      agencyId,
      tripId,
      product,
      search,
      offer,
      waterfall: quotedPrice(row, item, waterfall),
      addedAt: ctx.now(),
      pricedAt: checkedAt ?? createdAt,
    })),
  )
  for (const { item } of missing) await recordQuoteEvent(tx, ctx, row.id, { kind: 'booking', text: item.title })
  return tripId
}

async function newTrip(tx: Transaction, ctx: Ctx, { title, currency }: QuoteRecord): Promise<string> {
  const { id } = await insertTrip(tx, ctx, { name: title, currency })
  await tx
    .update(plannedTrips)
    .set({ isShared: true })
    .where(and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.id, id)))
  return id
}

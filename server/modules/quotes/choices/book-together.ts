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
    const accepted = await readAccepted(tx, ctx, row)
    const planned = await readPlanned(tx, ctx, accepted)
    const isPlanned = ({ choice }: Accepted) => planned.some(({ id: of }) => of === choice.id)
    // What is planned is not paid, whatever an earlier checkout of it says: it could not be booked then.
    const missing = await unpaidOf(
      tx,
      ctx,
      accepted.filter((one) => !isPlanned(one)),
    )
    if (planned.length + missing.length === 0) throw new AppError('quote.nothing-to-book')
    const [first] = planned
    return planAccepted(tx, ctx, { row, missing, tripId: first?.tripId ?? (await newTrip(tx, ctx, row)) })
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

/** The accepted items that are planned. A planned item of a quote has the id of its choice, so that it is planned once, and its checkout is known. */
async function readPlanned(tx: Transaction, ctx: Ctx, accepted: readonly Accepted[]) {
  const ids = accepted.map(({ choice }) => choice.id)
  if (ids.length === 0) return []
  return tx
    .select({ id: plannedItems.id, tripId: plannedItems.tripId })
    .from(plannedItems)
    .where(and(eq(plannedItems.agencyId, ctx.agencyId), inArray(plannedItems.id, ids)))
}

interface ToPlan {
  row: QuoteRecord
  missing: readonly Accepted[]
  tripId: string
}

/** Adds what is not planned yet to the trip. Returns the trip. */
async function planAccepted(tx: Transaction, ctx: Ctx, { row, missing, tripId }: ToPlan): Promise<string> {
  if (missing.length === 0) return tripId
  await tx.insert(plannedItems).values(
    missing.map(({ item, choice: { id, product, search, offer, waterfall, checkedAt, createdAt } }) => ({
      id,
      agencyId: ctx.agencyId,
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

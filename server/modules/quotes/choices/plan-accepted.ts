import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkouts, plannedItems, plannedTrips } from '../../../db/schema/index.ts'
import { insertTrip } from '../../trips/save-trip.ts'
import { seenTrips, touchTrip } from '../../trips/trip-row.ts'
import { type QuoteRecord, recordQuoteEvent } from '../quote-row.ts'
import { type Accepted, quotedPrice, readAccepted } from './accepted-choices.ts'
import { checkoutsOf, isOpenNow, unpaidOf } from './checkouts-of.ts'

/**
 * Plans the accepted items that are not paid yet at their quoted prices, as a trip of the actor: a member's is shared with colleagues. Again, it is the
 * same trip; items that the other side planned and does not pay now are moved. Throws quote.not-accepted, quote.nothing-to-book, and quote.in-checkout
 * while the other side, agency or customer, pays for an item.
 */
export async function planAccepted(tx: Transaction, ctx: Ctx, row: QuoteRecord): Promise<string> {
  const accepted = await readAccepted(tx, ctx, row)
  await assertNotWithOthers(tx, ctx, accepted)
  const planned = await readPlanned(tx, ctx, accepted)
  const isPlanned = ({ choice }: Accepted) => planned.some(({ id }) => id === choice.id)
  // What is planned is not paid, whatever an earlier checkout of it says: it could not be booked then.
  const missing = await unpaidOf(
    tx,
    ctx,
    accepted.filter((one) => !isPlanned(one)),
  )
  if (planned.length + missing.length === 0) throw new AppError('quote.nothing-to-book')
  const tripId = (await ownTripOf(tx, ctx, planned)) ?? (await newTrip(tx, ctx, row))
  await moveTo(tx, ctx, planned, tripId)
  await insertPlanned(tx, ctx, { row, missing, tripId })
  return tripId
}

/** A member and the customer never pay for the same items at once. */
async function assertNotWithOthers(tx: Transaction, ctx: Ctx, accepted: readonly Accepted[]): Promise<void> {
  const isOthers = ctx.actor.role === 'customer' ? isNotNull(checkouts.createdBy) : isNull(checkouts.createdBy)
  const found = await checkoutsOf(tx, ctx, accepted, isOthers)
  if (found.some((one) => isOpenNow(ctx, one))) throw new AppError('quote.in-checkout')
}

type Planned = { id: string; tripId: string }

/** The accepted items that are planned. A planned item of a quote has the id of its choice, so that it is planned once, and its checkout is known. */
async function readPlanned(tx: Transaction, ctx: Ctx, accepted: readonly Accepted[]): Promise<Planned[]> {
  const ids = accepted.map(({ choice }) => choice.id)
  if (ids.length === 0) return []
  return tx
    .select({ id: plannedItems.id, tripId: plannedItems.tripId })
    .from(plannedItems)
    .where(and(eq(plannedItems.agencyId, ctx.agencyId), inArray(plannedItems.id, ids)))
}

/** The trip of planned items that the actor sees; undefined without one. */
async function ownTripOf(tx: Transaction, ctx: Ctx, planned: readonly Planned[]): Promise<string | undefined> {
  if (planned.length === 0) return undefined
  const ids = planned.map(({ tripId }) => tripId)
  const [own] = await tx
    .select({ id: plannedTrips.id })
    .from(plannedTrips)
    .where(and(seenTrips(ctx), inArray(plannedTrips.id, ids)))
    .limit(1)
  return own?.id
}

async function moveTo(tx: Transaction, ctx: Ctx, planned: readonly Planned[], tripId: string): Promise<void> {
  const elsewhere = planned.flatMap((one) => (one.tripId === tripId ? [] : one.id))
  if (elsewhere.length === 0) return
  await tx
    .update(plannedItems)
    .set({ tripId })
    .where(and(eq(plannedItems.agencyId, ctx.agencyId), inArray(plannedItems.id, elsewhere)))
  await touchTrip(tx, ctx, { id: tripId })
}

interface ToPlan {
  row: QuoteRecord
  missing: readonly Accepted[]
  tripId: string
}

async function insertPlanned(tx: Transaction, ctx: Ctx, { row, missing, tripId }: ToPlan): Promise<void> {
  if (missing.length === 0) return
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
  const customer = ctx.actor.role === 'customer' ? { customer: row.customerName } : {}
  for (const { item } of missing) await recordQuoteEvent(tx, ctx, row.id, { kind: 'booking', text: item.title, ...customer })
}

async function newTrip(tx: Transaction, ctx: Ctx, { title, currency }: QuoteRecord): Promise<string> {
  const { id, createdBy } = await insertTrip(tx, ctx, { name: title, currency })
  if (createdBy)
    await tx
      .update(plannedTrips)
      .set({ isShared: true })
      .where(and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.id, id)))
  return id
}

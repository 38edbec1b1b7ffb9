import { and, eq } from 'drizzle-orm'
import type { CheckoutChoice } from '#contract/product-shapes.ts'
import type { PlannedItem } from '#contract/trips/planned-trips.ts'
import { AppError } from '#domain/errors.ts'
import { MAX_TRIP_ITEMS, nameFromItem } from '#domain/trips/trip-name.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedItems } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { insertTrip } from './save-trip.ts'
import { lockCurrentTrip, readTripRow, type TripRow, touchTrip } from './trip-row.ts'

interface AddedItem {
  id: string
  tripId: string
  name: string
  /** The items of the trip. */
  count: number
  /** What was added, in words. */
  item: Pick<PlannedItem, 'title' | 'facts' | 'total'>
}

/**
 * Adds a chosen offer at the price that was shown: to the named trip, or else to the one of the actor that was changed last, or to a new one. Throws
 * the product's errors for an unavailable offer, trip.full, trip.too-many and trip.other-currency.
 */
export async function addItem(
  ctx: Ctx,
  { tripId, choice }: { tripId: string | null; choice: CheckoutChoice },
): Promise<AddedItem> {
  const { product } = choice
  if (tripId) await ctx.tx((tx) => readTripRow(tx, ctx, tripId))
  const sale = saleOf(product)
  const { search, offer, waterfall } = await sale.find(ctx, choice)
  const { total } = waterfall
  const { title, facts } = sale.describeChoice(ctx, { search, offer, waterfall })
  return ctx.tx(async (tx) => {
    const ownName = nameFromItem(title)
    const trip = await tripFor(tx, ctx, { tripId, currency: total.currency, name: ownName })
    const count = await tx.$count(plannedItems, itemsOf(ctx, trip.id))
    if (count >= MAX_TRIP_ITEMS) throw new AppError('trip.full')
    const id = ctx.newId()
    const now = ctx.now()
    const row = { id, agencyId: ctx.agencyId, tripId: trip.id, product, search, offer, waterfall, addedAt: now, pricedAt: now }
    await tx.insert(plannedItems).values(row)
    // Visitors do not name their trips: an empty one is named after what is added.
    const name = count === 0 && !tripId && trip.createdBy === null ? ownName : trip.name
    await touchTrip(tx, ctx, { id: trip.id, name })
    return { id, tripId: trip.id, name, count: count + 1, item: { title, facts, total } }
  })
}

async function tripFor(
  tx: Transaction,
  ctx: Ctx,
  { tripId, currency, name }: { tripId: string | null; currency: string; name: string },
): Promise<TripRow> {
  if (!tripId) return (await lockCurrentTrip(tx, ctx, currency)) ?? insertTrip(tx, ctx, { name, currency })
  const trip = await readTripRow(tx, ctx, tripId, 'lock')
  if (trip.currency !== currency) throw new AppError('trip.other-currency')
  return trip
}

const itemsOf = ({ agencyId }: Ctx, tripId: string) => and(eq(plannedItems.agencyId, agencyId), eq(plannedItems.tripId, tripId))

/** Removes an item from its trip. Throws access.not-found. */
export const removeItem = (ctx: Ctx, { id }: { id: string }): Promise<{ tripId: string }> =>
  ctx.tx(async (tx) => {
    const isIt = and(eq(plannedItems.agencyId, ctx.agencyId), eq(plannedItems.id, id))
    const [item] = await tx.select({ tripId: plannedItems.tripId }).from(plannedItems).where(isIt)
    if (!item) throw new AppError('access.not-found')
    const { id: tripId } = await readTripRow(tx, ctx, item.tripId, 'lock')
    await tx.delete(plannedItems).where(isIt)
    await touchTrip(tx, ctx, { id: tripId })
    return { tripId }
  })

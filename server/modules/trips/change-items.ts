import { and, eq } from 'drizzle-orm'
import type { CheckoutChoice } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { nameFromItem } from '#domain/trips/trip-name.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedItems } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { insertTrip } from './save-trip.ts'
import { lockCurrentTrip, readTripRow, touchTrip, type TripRow } from './trip-row.ts'

export const MOST_ITEMS = 30

/**
 * Adds a chosen offer at the price that was shown: to the named trip, or else to the one of the actor that was changed last, or to a new one. Throws
 * the product's errors for an unavailable offer, trip.full, trip.too-many and trip.other-currency.
 */
export async function addItem(
  ctx: Ctx,
  { tripId, choice }: { tripId: string | null; choice: CheckoutChoice },
): Promise<{ id: string; tripId: string; name: string; count: number }> {
  const { product } = choice
  if (tripId) await ctx.tx((tx) => readTripRow(tx, ctx, tripId))
  const sale = saleOf(product)
  const { search, offer, waterfall } = await sale.find(ctx, choice)
  const { currency } = waterfall.total
  return ctx.tx(async (tx) => {
    const nameOf = () => nameFromItem(sale.describeChoice(ctx, { search, offer, waterfall }).title)
    const trip = await tripFor(tx, ctx, { tripId, currency, name: nameOf })
    const count = await tx.$count(plannedItems, itemsOf(ctx, trip.id))
    if (count >= MOST_ITEMS) throw new AppError('trip.full')
    const id = ctx.newId()
    const now = ctx.now()
    const item = { id, agencyId: ctx.agencyId, tripId: trip.id, product, search, offer, waterfall, addedAt: now, pricedAt: now }
    await tx.insert(plannedItems).values(item)
    // A visitor has one trip after the other: once it is booked, the next one begins with its own name.
    const name = count === 0 && !tripId && trip.createdBy === null ? nameOf() : trip.name
    await touchTrip(tx, ctx, { id: trip.id, name })
    return { id, tripId: trip.id, name, count: count + 1 }
  })
}

async function tripFor(
  tx: Transaction,
  ctx: Ctx,
  { tripId, currency, name }: { tripId: string | null; currency: string; name: () => string },
): Promise<TripRow> {
  if (!tripId) return (await lockCurrentTrip(tx, ctx, currency)) ?? insertTrip(tx, ctx, { name: name(), currency })
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

import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { repriced } from '#domain/money/pricing.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { byRisk } from '#domain/trips/saga.ts'
import type { Ctx } from '../../ctx.ts'
import { checkouts, quoteChoices, tripCheckouts } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertSold } from '../access/assert-sold.ts'
import { assertMayBook } from '../access/customer-rules.ts'
import type { NewItem } from '../checkouts/insert-checkout.ts'
import { openCheckout } from '../checkouts/open-checkout.ts'
import { isApart } from '../trips/is-apart.ts'
import { type PlannedItemRow, readItemsOf, readTripRow } from '../trips/trip-row.ts'
import { inTripOf } from './trip-checkout-row.ts'

type Refound = { plannedId: string; item: NewItem; isFreeToUndo: boolean; isAsAgreed: boolean } | { gone: string }

/**
 * Finds every item of a planned trip again, all at once, and opens one checkout of them in the order of their risk. Items that are bought on their own
 * stay in the trip. An open checkout of the same items is returned itself: it may hold their last places. Throws trip.empty without others,
 * trip.item-gone with the titles of those that nobody sells any more, and shop.sign-in-required; then nothing is opened.
 */
export async function openTripCheckout(ctx: Ctx, { tripId }: { tripId: string }): Promise<{ id: string }> {
  assertMayBook(ctx)
  const { name, rows } = await ctx.tx(async (tx) => {
    const trip = await readTripRow(tx, ctx, tripId)
    return { name: trip.name, rows: await readItemsOf(tx, ctx, tripId) }
  })
  const joint = rows.filter((row) => !isApart(row))
  if (joint.length === 0) throw new AppError('trip.empty')
  const open = await findOpen(ctx, tripId)
  if (open && isSameSet(open.plannedItemIds, joint)) return { id: open.id }
  const refound = await Promise.all(joint.map((row) => refind(ctx, row)))
  const gone = refound.flatMap((one) => ('gone' in one ? [one.gone] : []))
  if (gone.length > 0) throw new AppError('trip.item-gone', { titles: gone })
  const found = byRisk(refound.flatMap((one) => ('gone' in one ? [] : [one])))
  const { id } = await openCheckout(
    ctx,
    found.map(({ item }) => item),
  )
  const plannedItemIds = found.map(({ plannedId }) => plannedId)
  await ctx.tx(async (tx) => {
    await tx.insert(tripCheckouts).values({
      checkoutId: id,
      agencyId: ctx.agencyId,
      plannedTripId: tripId,
      plannedItemIds,
      name,
    })
    // A planned item of an accepted quote has the id of its choice, which knows its checkout.
    await tx
      .update(quoteChoices)
      .set({ checkoutId: id })
      .where(and(eq(quoteChoices.agencyId, ctx.agencyId), inArray(quoteChoices.id, plannedItemIds)))
    if (found.every(({ isAsAgreed }) => isAsAgreed))
      await tx
        .update(checkouts)
        .set({ reviewedAt: ctx.now() })
        .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, id)))
  })
  return { id }
}

/** The actor's open checkout of a planned trip. */
async function findOpen(ctx: Ctx, tripId: string): Promise<{ id: string; plannedItemIds: string[] } | undefined> {
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId ?? null
  if (!userId && !visitorId) return undefined
  const [open] = await ctx.tx((tx) =>
    tx
      .select({ id: checkouts.id, plannedItemIds: tripCheckouts.plannedItemIds })
      .from(tripCheckouts)
      .innerJoin(checkouts, eq(checkouts.id, tripCheckouts.checkoutId))
      .where(
        and(
          eq(tripCheckouts.agencyId, ctx.agencyId),
          eq(tripCheckouts.plannedTripId, tripId),
          userId ? eq(checkouts.createdBy, userId) : undefined,
          visitorId ? eq(checkouts.visitorId, visitorId) : undefined,
          eq(checkouts.state, 'open'),
          gt(checkouts.expiresAt, ctx.now()),
        ),
      )
      .orderBy(desc(checkouts.createdAt))
      .limit(1),
  )
  return open
}

const isSameSet = (ids: readonly string[], rows: readonly PlannedItemRow[]): boolean =>
  ids.length === rows.length && rows.every(({ id }) => ids.includes(id))

async function refind(ctx: Ctx, row: PlannedItemRow): Promise<Refound> {
  const { product, search, offer: planned, waterfall: agreed } = row
  const sale = saleOf(product)
  try {
    assertSold(ctx, product)
    const { offer, waterfall } = await again(ctx, row)
    const isAsAgreed = isSame(waterfall.total, agreed.total) && (sale.changedTerms?.(ctx, planned, offer) ?? []).length === 0
    const item: NewItem = isAsAgreed
      ? { product, search, offer, waterfall }
      : { product, search, offer: planned, waterfall: agreed, pendingOffer: offer, pendingWaterfall: waterfall }
    return { plannedId: row.id, item, isAsAgreed, isFreeToUndo: inTripOf(product).isFreeToUndo({ search, offer }, ctx.now()) }
  } catch (error) {
    const isGone =
      (error instanceof SupplierError && error.kind === 'sold-out') ||
      (error instanceof AppError && [sale.goneCode, 'shop.closed'].includes(error.code))
    if (isGone) return { gone: sale.describeChoice(ctx, row).title }
    throw error
  }
}

/** The choice as its supplier sells it now, a quoted one with the markup of its quote. */
async function again(ctx: Ctx, row: PlannedItemRow) {
  const { product, search, offer, waterfall } = row
  const sale = saleOf(product)
  if (!sale.refind) return { offer, waterfall }
  const now = await sale.refind(ctx, { ...asItem, product, search, offer, waterfall })
  return { ...now, waterfall: repriced(waterfall, now.waterfall) }
}

/** The other columns of a checkout item, for an item that is not in a checkout yet. */
const asItem = {
  id: '',
  agencyId: '',
  checkoutId: '',
  position: 0,
  searchId: null,
  pendingOffer: null,
  pendingWaterfall: null,
  extras: [],
  peopleCipher: null,
  draftCipher: null,
  reservation: null,
  dependsOn: null,
  onOrder: null,
  replaces: null,
}

import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { asPackaged } from '#domain/money/pricing.ts'
import type { PackageParty } from '#domain/packages/package-party.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { byRisk } from '#domain/trips/saga.ts'
import type { Ctx } from '../../../ctx.ts'
import { packageBookings } from '../../../db/schema/index.ts'
import { assertMayBook } from '../../access/customer-rules.ts'
import type { NewItem } from '../../checkouts/insert-checkout.ts'
import { openCheckout } from '../../checkouts/open-checkout.ts'
import { belowCost } from '../../trip-checkouts/packaged/review-package.ts'
import { inTripOf } from '../../trip-checkouts/trip-checkout-row.ts'
import { type PackageItemRow, type PackageRecord, readPackageItems, readPublishedRow } from '../package-row.ts'
import { findOnDay } from './find-on-day.ts'
import { type Held, holdPlaces } from './hold-places.ts'
import { linkCheckout } from './link-checkout.ts'
import { priceItems } from './price-items.ts'

interface Book {
  slug: string
  departureId: string
  party: PackageParty
}

/**
 * Holds places of a departure, finds every item on its days for the party, and opens a checkout of a trip with all of them at the price of the package.
 * Again, it is the same open checkout. Throws access.not-found, package.sold-out, package.item-gone with what is not available, package.below-cost, and
 * shop.sign-in-required; then nothing is held.
 */
export async function bookPackage(ctx: Ctx, { slug, departureId, party }: Book): Promise<{ checkoutId: string }> {
  assertMayBook(ctx)
  const { row, items, held } = await ctx.tx(async (tx) => {
    const row = await readPublishedRow(tx, ctx, slug)
    if (row.currency !== ctx.regional.currency) throw new AppError('package.sold-out')
    const held = await holdPlaces(tx, ctx, { row, departureId, party })
    return { row, held, items: await readPackageItems(tx, ctx, row.id) }
  })
  const { bookingId, checkoutId } = held
  if (!bookingId) return { checkoutId: checkoutId ?? '' }
  try {
    const opened = await openCheckout(ctx, await itemsFor(ctx, { row, items, held, party }))
    await linkCheckout(ctx, { row, bookingId, checkoutId: opened.id })
    return { checkoutId: opened.id }
  } catch (error) {
    await release(ctx, bookingId)
    if (error instanceof SupplierError && error.kind === 'sold-out') throw new AppError('package.item-gone')
    throw error
  }
}

interface Priced {
  row: PackageRecord
  items: readonly PackageItemRow[]
  held: Held
  party: PackageParty
}

/** The items of the checkout in the order of their risk, each with its part of the price. */
async function itemsFor(ctx: Ctx, { row, items, held: { departure }, party }: Priced): Promise<NewItem[]> {
  const answer = await findOnDay(ctx, { items, day: departure.day, party })
  if ('gone' in answer) throw new AppError('package.item-gone', answer.gone)
  const { spread } = priceItems({ row, departure, party, found: answer.found })
  if ('missing' in spread) throw belowCost(ctx, spread)
  const priced = answer.found.map(({ item: { product }, search, offer, waterfall }, at) => ({
    item: { product, search, offer, waterfall: asPackaged(waterfall, spread.prices[at] ?? waterfall.total, row.name) },
    isFreeToUndo: inTripOf(product).isFreeToUndo({ search, offer }, ctx.now()),
  }))
  return byRisk(priced).map(({ item }) => item)
}

const release = (ctx: Ctx, bookingId: string) =>
  ctx.tx((tx) =>
    tx
      .update(packageBookings)
      .set({ state: 'released' })
      .where(and(eq(packageBookings.agencyId, ctx.agencyId), eq(packageBookings.id, bookingId))),
  )

import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { AppError } from '#domain/errors.ts'
import { add, isSame, type Money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertOpen, updateCheckout, updateItem } from '../checkouts/checkout-row.ts'
import { releaseNow } from '../checkouts/release-reservation.job.ts'
import { isAsAgreed, repriceItem } from '../checkouts/review-checkout.ts'
import { readTripCheckout } from './trip-checkout-row.ts'
import { describeTripCheckout, viewTripCheckout } from './view-trip-checkout.ts'

/**
 * Checks the price of every item at its supplier, all at once. Changed ones wait for the buyer's decision. Throws trip.item-gone with the titles of
 * those that are sold no longer; the checkout is closed then.
 */
export async function reviewTripCheckout(ctx: Ctx, id: string): Promise<TripCheckout> {
  const { row } = await ctx.tx((tx) => readTripCheckout(tx, ctx, id))
  assertOpen(ctx, row)
  const answers = new Map(await Promise.all(row.items.map(async (item) => [item.id, await repriceItem(ctx, item)] as const)))
  const { view, gone } = await ctx.tx(async (tx) => {
    const locked = await readTripCheckout(tx, ctx, id, 'lock')
    assertOpen(ctx, locked.row)
    const lost = locked.row.items.filter((item) => {
      const now = answers.get(item.id)
      return !now || now === 'gone' || (item.reservation && !saleOf(item.product).sameOffer(item.offer, now.offer))
    })
    if (lost.length > 0) {
      const reserved = locked.row.items.filter(({ reservation }) => reservation)
      await releaseNow(
        tx,
        ctx,
        reserved.map((item) => item.id),
      )
      await updateCheckout(tx, ctx, locked.row, { state: 'gone' })
      return { view: null, gone: lost.map((item) => saleOf(item.product).describeChoice(ctx, item).title) }
    }
    let { row: changed } = locked
    let isSameTrip = true
    for (const item of locked.row.items) {
      const now = answers.get(item.id)
      if (!now || now === 'gone') continue
      const same = isAsAgreed(ctx, item, now)
      isSameTrip &&= same
      changed = await updateItem(tx, ctx, changed, {
        id: item.id,
        ...(same
          ? { offer: now.offer, pendingOffer: null, pendingWaterfall: null }
          : { pendingOffer: now.offer, pendingWaterfall: now.waterfall }),
      })
    }
    changed = await updateCheckout(tx, ctx, changed, { reviewedAt: isSameTrip ? ctx.now() : null })
    return { view: await describeTripCheckout(tx, ctx, { ...locked, row: changed }), gone: [] }
  })
  if (!view) throw new AppError('trip.item-gone', { titles: gone })
  return view
}

/** Accepts all changed prices exactly as they were shown, by the total of the trip. */
export async function acceptTripPrices(ctx: Ctx, input: { id: string; total: Money }): Promise<TripCheckout> {
  await ctx.tx(async (tx) => {
    const { row } = await readTripCheckout(tx, ctx, input.id, 'lock')
    assertOpen(ctx, row)
    const total = row.items.reduce(
      (sum, { waterfall, pendingWaterfall }) => add(sum, (pendingWaterfall ?? waterfall).total),
      zero(input.total.currency),
    )
    if (!isSame(total, input.total)) throw new AppError('checkout.price-changed', { total })
    await updateCheckout(tx, ctx, row, { reviewedAt: ctx.now() })
    for (const { id, pendingOffer, pendingWaterfall } of row.items)
      if (pendingOffer && pendingWaterfall)
        await updateItem(tx, ctx, row, {
          id,
          offer: pendingOffer,
          waterfall: pendingWaterfall,
          pendingOffer: null,
          pendingWaterfall: null,
        })
  })
  return viewTripCheckout(ctx, input.id)
}

import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { openTripCheckout } from '../../trip-checkouts/open-trip-checkout.ts'
import { planAccepted } from '../choices/plan-accepted.ts'
import { bookingOf } from './booking-of.ts'
import { findShared } from './shared-quote.ts'

/**
 * The customer books and pays what was accepted: it becomes a trip of this browser, whose checkout is opened. Throws quote.link-invalid,
 * quote.in-checkout, quote.nothing-to-book where an item was typed or is paid, and what opening a trip's checkout throws.
 */
export async function bookShared(ctx: Ctx, { token }: { token: string }): Promise<{ checkoutId: string }> {
  const tripId = await ctx.tx(async (tx) => {
    const row = await findShared(tx, ctx, token, 'lock')
    const booking = await bookingOf(tx, ctx, row, ctx.actor.shopper?.shop ?? null)
    if (booking === 'with-agency') throw new AppError('quote.in-checkout')
    if (booking !== 'possible') throw new AppError('quote.nothing-to-book')
    return planAccepted(tx, ctx, row)
  })
  const { id: checkoutId } = await openTripCheckout(ctx, { tripId })
  return { checkoutId }
}

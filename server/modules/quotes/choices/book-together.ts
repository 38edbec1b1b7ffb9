import type { Ctx } from '../../../ctx.ts'
import { openTripCheckout } from '../../trip-checkouts/open-trip-checkout.ts'
import { readQuoteRow } from '../quote-row.ts'
import { planAccepted } from './plan-accepted.ts'

/**
 * Plans the accepted items that are not paid yet as a trip and opens its checkout: people are entered once, and all is paid once. Throws what planning
 * them throws, and what opening a trip's checkout throws.
 */
export async function bookTogether(ctx: Ctx, { id }: { id: string }): Promise<{ checkoutId: string }> {
  const tripId = await ctx.tx(async (tx) => planAccepted(tx, ctx, await readQuoteRow(tx, ctx, id, 'lock')))
  const { id: checkoutId } = await openTripCheckout(ctx, { tripId })
  return { checkoutId }
}

import type { CheckoutChoice } from '#contract/product-shapes.ts'
import type { Ctx } from '../../ctx.ts'
import { assertMayBook } from '../access/customer-rules.ts'
import { removeTrip } from '../trips/save-trip.ts'
import { startTrip } from '../trips/start-trip.ts'
import { openTripCheckout } from './open-trip-checkout.ts'

/** Starts a trip of offers that belong together and opens its checkout. Throws what both throw; then there is no trip. */
export async function openChosen(
  ctx: Ctx,
  { name, choices }: { name: string; choices: readonly CheckoutChoice[] },
): Promise<{ id: string; tripId: string }> {
  assertMayBook(ctx)
  const { id: tripId } = await startTrip(ctx, { name, choices })
  try {
    return { ...(await openTripCheckout(ctx, { tripId })), tripId }
  } catch (error) {
    await removeTrip(ctx, { id: tripId })
    throw error
  }
}

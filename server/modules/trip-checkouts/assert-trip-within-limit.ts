import { AppError } from '#domain/errors.ts'
import { failureChoiceLabels } from '#domain/trips/saga.ts'
import type { Ctx } from '../../ctx.ts'
import { assertOpen } from '../checkouts/checkout-row.ts'
import { withinLimit } from '../limits/request-approval.ts'
import type { PayTrip } from './pay-trip-checkout.ts'
import { readTripCheckout } from './trip-checkout-row.ts'

/** Throws approval.waiting for a trip that is paid from the wallet and above the limit of the member's role; a colleague was then asked. */
export async function assertTripWithinLimit(ctx: Ctx, input: PayTrip): Promise<void> {
  if (input.method !== 'wallet') return
  await withinLimit(ctx, { action: 'pay-checkout', amount: input.total }, async () => {
    const { row, trip } = await ctx.tx((tx) => readTripCheckout(tx, ctx, input.id))
    if (row.state === 'done') return null
    assertOpen(ctx, row)
    if (row.items.some(({ peopleCipher }) => !peopleCipher)) throw new AppError('checkout.incomplete')
    const { id, idempotencyKey, total, onFailure } = input
    return {
      // What happens when an item fails is approved too: another choice is another request.
      key: `${idempotencyKey}:${onFailure}`,
      title: `${trip.name} (${failureChoiceLabels[onFailure].toLowerCase()})`,
      orderId: null,
      checkoutId: id,
      order: null,
      until: row.expiresAt,
      input: { id, idempotencyKey, total, onFailure },
    }
  })
}

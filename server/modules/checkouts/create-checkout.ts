import type { Ctx } from '../../ctx.ts'
import { checkouts } from '../../db/schema/index.ts'
import { findOffer } from '../flights/find-offer.ts'
import { assertSold } from '../shop/assert-sold.ts'

/** Opens a checkout of an offer that a search found, at the price that was shown. It belongs to the member or the visitor who opens it. */
export async function createCheckout(ctx: Ctx, input: { searchId: string; offerId: string }): Promise<{ id: string }> {
  assertSold(ctx, 'flights')
  const { search, offer, waterfall } = await findOffer(ctx, input)
  const id = ctx.newId()
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId ?? null
  if (!userId && !visitorId) throw new Error('a checkout is opened by a person')
  await ctx.tx(async (tx) => {
    await tx.insert(checkouts).values({
      id,
      agencyId: ctx.agencyId,
      createdBy: userId,
      visitorId,
      search,
      offer,
      waterfall,
      idempotencyKey: ctx.newId(),
      expiresAt: new Date(ctx.now().getTime() + ctx.system.config.CHECKOUT_MS),
      createdAt: ctx.now(),
    })
  })
  return { id }
}

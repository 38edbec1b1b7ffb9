import type { CheckoutChoice } from '#contract/checkouts.ts'
import type { Ctx } from '../../ctx.ts'
import { checkouts } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'

/** Opens a checkout of an offer that a search found, at the price that was shown. It belongs to the member or the visitor who opens it. */
export async function createCheckout(ctx: Ctx, choice: CheckoutChoice): Promise<{ id: string }> {
  const { search, offer, waterfall } = await saleOf(choice.product).find(ctx, choice)
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
      product: choice.product,
      searchId: choice.searchId,
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

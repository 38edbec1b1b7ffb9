import type { CheckoutChoice } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { plannedItems } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { insertTrip } from './save-trip.ts'

/**
 * Starts a trip with chosen offers at the prices that were shown, or an empty one in the agency's currency: the next items are added to it. Throws the
 * product's errors for an unavailable offer, trip.too-many and trip.other-currency; then nothing is started.
 */
export async function startTrip(
  ctx: Ctx,
  { name, choices }: { name: string; choices: readonly CheckoutChoice[] },
): Promise<{ id: string }> {
  const found = await Promise.all(
    choices.map(async (choice) => ({ product: choice.product, ...(await saleOf(choice.product).find(ctx, choice)) })),
  )
  const [currency = ctx.regional.currency, ...others] = new Set(found.map(({ waterfall }) => waterfall.total.currency))
  if (others.length > 0) throw new AppError('trip.other-currency')
  return ctx.tx(async (tx) => {
    const { id: tripId, updatedAt: now } = await insertTrip(tx, ctx, { name, currency })
    const rows = found.map(({ product, search, offer, waterfall }, at) => {
      // Items are read in the order in which they were added.
      const addedAt = new Date(now.getTime() + at)
      return { id: ctx.newId(), agencyId: ctx.agencyId, tripId, product, search, offer, waterfall, addedAt, pricedAt: now }
    })
    if (rows.length > 0) await tx.insert(plannedItems).values(rows)
    return { id: tripId }
  })
}

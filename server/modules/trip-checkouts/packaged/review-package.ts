import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import { type CheckoutRow, updateItem } from '../../checkouts/checkout-row.ts'
import type { Repriced } from '../../products/product-sale.ts'
import { keepPackagePrice } from './keep-package-price.ts'

/**
 * The items of a locked checkout of a package as their suppliers sell them now. Costs that moved change nothing for the buyer; other terms wait for the
 * buyer's decision. Returns the changed checkout and whether nothing waits, or the error of a package that costs more than its price.
 */
export async function reviewPackage(
  tx: Transaction,
  ctx: Ctx,
  row: CheckoutRow,
  answers: ReadonlyMap<string, Repriced | 'gone'>,
): Promise<{ row: CheckoutRow; isSame: boolean } | AppError> {
  const kept = keepPackagePrice(row.items, answers)
  if ('missing' in kept) return belowCost(ctx, kept)
  const found = row.items.flatMap((item) => {
    const [now, waterfall] = [answers.get(item.id), kept.waterfalls.get(item.id)]
    return now && now !== 'gone' && waterfall ? [{ item, offer: now.offer, waterfall }] : []
  })
  const isSame = found.every(
    ({ item, offer }) => (saleOf(item.product).changedTerms?.(ctx, item.offer, offer) ?? []).length === 0,
  )
  let changed = row
  for (const { item, offer, waterfall } of found)
    changed = await updateItem(tx, ctx, changed, {
      id: item.id,
      ...(isSame
        ? { offer, waterfall, pendingOffer: null, pendingWaterfall: null }
        : { pendingOffer: offer, pendingWaterfall: waterfall }),
    })
  return { row: changed, isSame }
}

/** Only who sees margin is told how much is missing. */
export const belowCost = (ctx: Ctx, { missing }: { missing: unknown }): AppError =>
  new AppError('package.below-cost', actorMay(ctx, 'margin:read') ? { missing } : {})

import { AppError } from '#domain/errors.ts'
import { isLess, type Money, money, subtract, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { assertMayCancel } from '../access/customer-rules.ts'
import { readOrder } from '../orders/read-order.ts'
import type { Changing, FoundChange, ProductChange } from '../products/product-change.ts'

/** What is paid in addition, and what is returned; at most one of them is above zero. */
function differenceOf(before: Money, after: Money): { pay: Money; refund: Money } {
  const nothing = zero(before.currency)
  const more = subtract(after, before)
  return isLess(before, after) ? { pay: more, refund: nothing } : { pay: nothing, refund: money(-more.amount, more.currency) }
}

/**
 * An order that can be changed now, with its people. Throws access.not-found, shop.not-offered, order.illegal-transition for an order that is not
 * issued, and the product's error for one that cannot be changed.
 */
export async function readChanging(ctx: Ctx, { codes }: Pick<ProductChange, 'codes'>, id: string): Promise<Changing> {
  assertMayCancel(ctx)
  const { order, people } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  // An amount of another currency than the order's could not be settled with its payments.
  if (order.currency !== ctx.regional.currency) throw new AppError(codes.notChangeable)
  return { order, people }
}

/** What an order is changed to, and its difference in price. Throws as `readChanging`, and as `find` of the product. */
export async function findChange<Wanted, Found extends FoundChange>(
  ctx: Ctx,
  change: ProductChange<Wanted, Found>,
  { id, wanted }: { id: string; wanted: Wanted },
) {
  const changing = await readChanging(ctx, change, id)
  const found = await change.find(ctx, changing, wanted)
  return { changing, found, ...differenceOf(changing.order.waterfall.total, found.waterfall.total) }
}

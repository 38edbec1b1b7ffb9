import type { ChangeQuote } from '#contract/base/change-quote.ts'
import { subtract } from '#domain/money/money.ts'
import { netOf } from '#domain/money/pricing.ts'
import { refundShares, toGateway } from '#domain/orders/refund-shares.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from '../access/actor-may.ts'
import { type PaysOrder, readPaying } from '../orders/cancellation/refund-of.ts'
import type { FoundChange, ProductChange } from '../products/product-change.ts'
import { findChange } from './find-change.ts'
import { waysToPayChange } from './ways-to-pay-change.ts'

type RefundTo = ChangeQuote['refundTo']

/** Where the larger part of a refund goes: an agency's customer who paid by transfer gets it from the agency. */
function refundToOf(paying: readonly PaysOrder[], byCard: number): RefundTo {
  if (byCard > 0) return 'card'
  return paying.at(-1)?.createdBy ? 'wallet' : 'agency'
}

/** What a change costs in addition, or returns, exactly as `changeOrder` applies it, and what was found. Throws as `findChange`. */
export async function quoteChange<Wanted, Found extends FoundChange>(
  ctx: Ctx,
  change: ProductChange<Wanted, Found>,
  wanted: { id: string; wanted: Wanted },
): Promise<{ found: Found; quote: ChangeQuote }> {
  const { changing, found, pay, refund } = await findChange(ctx, change, wanted)
  const { order } = changing
  const paying = await ctx.tx((tx) => readPaying(tx, ctx, order.id))
  const byCard = toGateway(refund, refundShares(refund, paying))
  const net = subtract(netOf(found.waterfall), netOf(order.waterfall))
  const quote = {
    before: order.waterfall.total,
    after: found.waterfall.total,
    pay,
    ways: waysToPayChange(ctx, pay),
    refund,
    refundTo: refundToOf(paying, byCard.amount),
    wallet: actorMay(ctx, 'margin:read') ? { ...net, amount: -net.amount - byCard.amount } : null,
    until: found.until,
    idempotencyKey: order.payKey,
  }
  return { found, quote }
}

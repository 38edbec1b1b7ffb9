import type { CancellationQuote } from '#contract/orders/order-writes.ts'
import { zero } from '#domain/money/money.ts'
import { refundShares, toGateway } from '#domain/orders/refund-shares.ts'
import type { Ctx } from '../../../ctx.ts'
import { assertMayCancel } from '../../access/customer-rules.ts'
import { isOwnOrder } from '../../access/is-own.ts'
import { feeOf } from '../../ledger/payment-row.ts'
import { orderLink } from '../on-top.ts'
import { readOrder } from '../read-order.ts'
import { readWhatEnds } from './on-top-ends.ts'
import { readPaying, refundOf, walletChange } from './refund-of.ts'

/** The cost and refund of cancelling an order now, exactly as `cancelOrder` applies them. Throws the same errors. */
export async function quoteCancellation(ctx: Ctx, { id }: { id: string }): Promise<CancellationQuote> {
  assertMayCancel(ctx)
  return ctx.tx(async (tx) => {
    const { order } = await readOrder(tx, ctx, id)
    const { refund } = refundOf(ctx, order)
    const paying = await readPaying(tx, ctx, id)
    const payment = paying.at(-1)
    const byCard = toGateway(refund.refund, payment ? refundShares(refund.refund, paying) : [])
    const nothing = zero(order.currency)
    return {
      paid: payment ? { amount: order.total, currency: order.currency } : nothing,
      penalty: refund.penalty,
      fee: payment ? feeOf(payment) : nothing,
      refund: refund.refund,
      wallet: walletChange(ctx, { order, supplierRefund: refund.supplierRefund, byCard }),
      until: refund.until,
      onTop: (await readWhatEnds(tx, ctx, order))
        .filter((one) => isOwnOrder(ctx, one.order))
        .map((one) => ({ ...orderLink(one.order), says: one.says })),
      idempotencyKey: order.payKey,
    }
  })
}

import type { CancellationQuote } from '#contract/orders/order-writes.ts'
import { zero } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import { assertMayCancel } from '../../access/customer-rules.ts'
import { isOwnOrder } from '../../access/is-own.ts'
import { feeOf } from '../../ledger/payment-row.ts'
import { orderLink } from '../on-top.ts'
import { readOrder } from '../read-order.ts'
import { readWhatEnds } from './on-top-ends.ts'
import { paidBy, refundOf, walletChange } from './refund-of.ts'

/** The cost and refund of cancelling an order now, exactly as `cancelOrder` applies them. Throws the same errors. */
export async function quoteCancellation(ctx: Ctx, { id }: { id: string }): Promise<CancellationQuote> {
  assertMayCancel(ctx)
  return ctx.tx(async (tx) => {
    const { order } = await readOrder(tx, ctx, id)
    const { refund } = refundOf(ctx, order)
    const payment = await paidBy(tx, ctx, id)
    const nothing = zero(order.currency)
    return {
      paid: payment ? { amount: order.total, currency: order.currency } : nothing,
      penalty: refund.penalty,
      fee: payment ? feeOf(payment) : nothing,
      refund: refund.refund,
      wallet: walletChange(ctx, { order, ...refund, payment }),
      until: refund.until,
      onTop: (await readWhatEnds(tx, ctx, order))
        .filter((one) => isOwnOrder(ctx, one.order))
        .map((one) => ({ ...orderLink(one.order), says: one.says })),
      idempotencyKey: order.payKey,
    }
  })
}

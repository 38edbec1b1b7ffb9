import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { runIdempotentIn } from '../ledger/run-idempotent.ts'
import { startFulfilment } from '../orders/fulfilment/start-fulfilment.ts'
import { priceOf, readCheckoutRow, soleItem, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable } from './payable.ts'

/** Books an order that is paid at the property, without a payment. Idempotent. Throws the errors of paying. */
export function confirmCheckout(
  ctx: Ctx,
  { id, idempotencyKey }: { id: string; idempotencyKey: string },
): Promise<{ orderId: string }> {
  const call = { key: `${idempotencyKey}:confirm`, endpoint: 'checkouts.confirm', content: { id } }
  return runIdempotentIn(ctx, call, {
    read: (tx) => readCheckoutRow(tx, ctx, id, 'lock'),
    async work(tx, row) {
      const made = alreadyPaid(row)
      if (made) return { orderId: made.orderId }
      const total = priceOf(row)
      assertPayable(ctx, row, { total, agreed: total })
      if (total.amount !== 0) throw new AppError('checkout.price-changed', { total })
      const item = soleItem(row)
      const order = await orderFor(tx, ctx, { checkout: row, item })
      await startFulfilment(tx, ctx, { order, event: 'nothing-due' })
      await updateCheckout(tx, ctx, row, { state: 'done' })
      return { orderId: order.id }
    },
  })
}

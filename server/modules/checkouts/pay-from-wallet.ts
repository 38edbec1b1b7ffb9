import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { runIdempotentIn } from '../ledger/run-idempotent.ts'
import { chargeWallet, tellingBalance } from '../payments/charge-wallet.ts'
import { assertOffered } from '../pricing/offered-methods.ts'
import { type CheckoutRow, readCheckoutRow, soleItem, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable, type PayInput, type PayResult, payCall } from './payable.ts'

/** Order, payment, posting, the job that issues the ticket and the result of the idempotency key are written in one transaction. */
export const payFromWallet = (ctx: Ctx, input: PayInput): Promise<PayResult> =>
  tellingBalance(ctx, input.total.currency, () =>
    runIdempotentIn(ctx, payCall(input), {
      read: async (tx) => {
        const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
        assertOffered(ctx, input.method)
        return row
      },
      work: (tx, row) => pay(tx, ctx, input, row),
    }),
  )

async function pay(tx: Transaction, ctx: Ctx, input: PayInput, row: CheckoutRow): Promise<PayResult> {
  const paid = alreadyPaid(row)
  if (paid) return paid
  const item = soleItem(row)
  const { total } = item.waterfall
  assertPayable(ctx, row, { total, agreed: input.total })
  const order = await orderFor(tx, ctx, { checkout: row, item })
  await chargeWallet(tx, ctx, { order, total, idempotencyKey: input.idempotencyKey, createdBy: row.createdBy })
  await updateCheckout(tx, ctx, row, { state: 'done' })
  return { orderId: order.id, redirectUrl: null }
}

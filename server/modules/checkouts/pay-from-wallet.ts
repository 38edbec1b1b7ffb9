import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { chargeWallet, tellingBalance } from '../payments/charge-wallet.ts'
import { readCheckoutRow, soleItem, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable, type PayInput, type PayResult } from './payable.ts'

/** Order, payment, ledger and the job that issues the ticket: one transaction, all or nothing. */
export const payFromWallet = (ctx: Ctx, input: PayInput): Promise<PayResult> =>
  tellingBalance(ctx, input.total.currency, () => ctx.tx((tx) => pay(tx, ctx, input)))

async function pay(tx: Transaction, ctx: Ctx, input: PayInput): Promise<PayResult> {
  const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
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

import { AppError } from '#domain/errors.ts'
import { walletPurchase } from '#domain/ledger.ts'
import { zero } from '#domain/money.ts'
import { withGatewayFee } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { postMovement } from '../money/post-movement.ts'
import { readBalance } from '../money/read-balance.ts'
import { startFulfilment } from '../orders/start-fulfilment.ts'
import { openPeople, readCheckoutRow, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable, type PayInput, type PayResult } from './payable.ts'

/** Order, payment, ledger and the job that issues the ticket: one transaction, all or nothing. */
export async function payFromWallet(ctx: Ctx, input: PayInput): Promise<PayResult> {
  try {
    return await ctx.tx((tx) => pay(tx, ctx, input))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment.balance-low') throw error
    const balance = await ctx.tx((tx) => readBalance(tx, ctx, { account: 'wallet', currency: input.total.currency }))
    throw new AppError('payment.balance-low', { balance: balance.amount, currency: balance.currency })
  }
}

async function pay(tx: Transaction, ctx: Ctx, input: PayInput): Promise<PayResult> {
  const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
  const paid = alreadyPaid(row)
  if (paid) return paid
  const waterfall = withGatewayFee(row.waterfall, 'wallet', zero(row.waterfall.total.currency))
  const { total } = waterfall
  assertPayable(ctx, row, { total, agreed: input.total })
  const people = openPeople(ctx, row)
  if (!people) throw new AppError('checkout.incomplete')
  const order = await orderFor(tx, ctx, { checkout: row, people, waterfall })
  const paymentId = ctx.newId()
  await tx.insert(payments).values({
    id: paymentId,
    agencyId: ctx.agencyId,
    orderId: order.id,
    method: 'wallet',
    status: 'succeeded',
    reference: `TW-${paymentId}`,
    currency: total.currency,
    amount: total.amount,
    idempotencyKey: input.idempotencyKey,
    createdBy: row.createdBy,
    createdAt: ctx.now(),
    settledAt: ctx.now(),
  })
  await postMovement(tx, ctx, { movement: walletPurchase(total), reference: paymentId, title: order.title, orderId: order.id })
  await startFulfilment(tx, ctx, { order, event: 'wallet-paid' })
  await updateCheckout(tx, ctx, row.id, { state: 'done', orderId: order.id })
  return { orderId: order.id, redirectUrl: null }
}

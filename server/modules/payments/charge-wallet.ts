import { AppError } from '#domain/errors.ts'
import { walletPurchase } from '#domain/money/ledger.ts'
import { type Money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { writeTogether } from '../../db/write-together.ts'
import { actorMay } from '../access/actor-may.ts'
import { allocate } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { readBalance } from '../ledger/read-balance.ts'
import type { NewOrder } from '../orders/create-order.ts'
import { startFulfilment } from '../orders/fulfilment/start-fulfilment.ts'

interface WalletPayment {
  order: NewOrder
  total: Money
  idempotencyKey: string
  createdBy: string | null
}

/** Payment, posting and the job that issues the ticket, in the caller's transaction, which fails with payment.balance-low. */
export async function chargeWallet(tx: Transaction, ctx: Ctx, input: WalletPayment): Promise<void> {
  await debitWallet(tx, ctx, input)
  await startFulfilment(tx, ctx, { order: input.order, event: 'wallet-paid' })
}

/** Payment and posting alone, in the caller's transaction, which fails with payment.balance-low. */
export async function debitWallet(tx: Transaction, ctx: Ctx, input: WalletPayment): Promise<void> {
  const { order, total } = input
  const paymentId = ctx.newId()
  const payment = {
    id: paymentId,
    agencyId: ctx.agencyId,
    method: 'wallet' as const,
    status: 'succeeded' as const,
    reference: `PAY-${paymentId}`,
    currency: total.currency,
    amount: total.amount,
    idempotencyKey: input.idempotencyKey,
    createdBy: input.createdBy,
    createdAt: ctx.now(),
    settledAt: ctx.now(),
  }
  const pays = allocate(tx, ctx, { paymentId, orderId: order.id, amount: total, fee: zero(total.currency) })
  await sendWithCommit(tx, [
    writeTogether(tx, [tx.insert(payments).values(payment), pays]),
    postMovement(tx, ctx, { movement: walletPurchase(total), reference: paymentId, title: order.title, orderId: order.id }),
  ])
}

/** Runs a wallet payment; an error for a low balance includes the balance for those who may see it. */
export async function tellingBalance<T>(ctx: Ctx, currency: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment.balance-low') throw error
    if (!actorMay(ctx, 'wallet:read')) throw error
    const balance = await ctx.tx((tx) => readBalance(tx, ctx, { account: 'wallet', currency }))
    throw new AppError('payment.balance-low', { balance: balance.amount, currency: balance.currency })
  }
}

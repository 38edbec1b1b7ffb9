import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { payments } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { priceOf, readCheckoutRow, soleItem, updateItem } from '../../checkouts/checkout-row.ts'
import { payFromWallet } from '../../checkouts/pay-from-wallet.ts'
import { waitsForOther } from '../../checkouts/payable.ts'
import { reviewCheckout } from '../../checkouts/review-checkout.ts'
import { isForOrder } from '../../ledger/payment-row.ts'
import { recordOrderEvent } from '../../orders/transition-order.ts'
import { checkoutOfOrder, readLatest } from './made-choice.ts'
import { closePolicy } from './record-choice.ts'

/**
 * The booking is confirmed: the policy that was chosen with it is sold on top of it. It is bought at once if the booking was paid from the wallet by
 * a member; otherwise its payer pays it.
 */
export const buyChosen: Job<typeof OfOrder> = defineJob({
  name: 'policies.buy-chosen',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const due = await ctx.tx((tx) => putOnTop(tx, ctx, orderId))
    if (!due?.isPaidNow) return
    try {
      await buy(ctx, due.id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'checkout.done') return
      const note = `The policy was not bought: ${error.message} Nothing was charged for it. It can be paid on this page.`
      await ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId, event: 'add-on-waits', note }))
    }
  },
})

/** The booking failed: the policy that was chosen with it is never bought. */
export const closeChosen: Job<typeof OfOrder> = defineJob({
  name: 'policies.close-chosen',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const chosen = await chosenWith(tx, ctx, orderId)
      if (chosen) await closePolicy(tx, ctx, chosen.policyCheckoutId)
    })
  },
})

/** The policy that was chosen in the checkout of an order; null if none was. */
async function chosenWith(tx: Transaction, ctx: Ctx, orderId: string) {
  const checkoutId = await checkoutOfOrder(tx, ctx, orderId)
  const latest = checkoutId && (await readLatest(tx, ctx, checkoutId))
  if (!latest) return null
  const { policyCheckoutId, paysFromWallet } = latest.row
  return policyCheckoutId === null ? null : { policyCheckoutId, paysFromWallet }
}

/** Makes the confirmed order the one below the chosen policy. */
async function putOnTop(tx: Transaction, ctx: Ctx, orderId: string) {
  const chosen = await chosenWith(tx, ctx, orderId)
  if (!chosen) return null
  const row = await readCheckoutRow(tx, ctx, chosen.policyCheckoutId, 'lock')
  const item = soleItem(row)
  if (row.state !== 'open') return null
  if (waitsForOther(row, item)) await updateItem(tx, ctx, row, { id: item.id, onOrder: orderId })
  const fromWallet = and(
    eq(payments.agencyId, ctx.agencyId),
    isForOrder(tx, ctx, orderId),
    eq(payments.method, 'wallet'),
    eq(payments.status, 'succeeded'),
  )
  return { id: row.id, isPaidNow: chosen.paysFromWallet && (await tx.$count(payments, fromWallet)) > 0 }
}

/** Buys it for exactly the price that was chosen. */
async function buy(ctx: Ctx, id: string): Promise<void> {
  await reviewCheckout(ctx, id)
  const row = await ctx.tx((tx) => readCheckoutRow(tx, ctx, id))
  const { idempotencyKey } = row
  await payFromWallet(ctx, { id, method: 'wallet', idempotencyKey, total: priceOf(row) })
}

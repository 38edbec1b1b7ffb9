import { and, eq } from 'drizzle-orm'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { payments } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { type CheckoutRow, priceOf, readCheckoutRow, soleItem, updateItem } from '../../checkouts/checkout-row.ts'
import { payFromWallet } from '../../checkouts/pay-from-wallet.ts'
import { waitsForOther } from '../../checkouts/payable.ts'
import { reviewCheckout } from '../../checkouts/review-checkout.ts'
import { isForOrder } from '../../ledger/payment-row.ts'
import { isWithin } from '../../limits/is-within.ts'
import { readRecipients } from '../../mail/find-choosers.ts'
import { recordOrderEvent } from '../../orders/transition-order.ts'
import { lockChosenWith, policyState } from './made-choice.ts'
import { closePolicy } from './record-choice.ts'

const Payload = OfOrder.extend({ tries: Tries })
const ASK_AGAIN_SECONDS = 60
/** After this many quotes without an answer the payer decides when to try again. */
const MOST_TRIES = 10

/**
 * The booking is confirmed: the policy that was chosen with it is sold on top of it. It is bought at once, for exactly the price that was chosen, if a
 * member paid the booking from the wallet and may pay the policy without approval; otherwise its payer pays it.
 */
export const buyChosen: Job<typeof Payload> = defineJob({
  name: 'policies.buy-chosen',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const due = await ctx.tx((tx) => putOnTop(tx, ctx, orderId))
    if (!due?.isWalletPaid) return
    const policyCheckoutId = due.row.id
    if (!due.mayPay) {
      await noteUnbought(ctx, { orderId, policyCheckoutId, reason: 'Its payment needs the approval of a colleague.' })
      return
    }
    try {
      await buy(ctx, due.row)
    } catch (error) {
      if (error instanceof SupplierError && tries < MOST_TRIES) {
        const again = { agencyId, orderId, tries: tries + 1 }
        await ctx.tx((tx) => system.jobs.enqueue(tx, buyChosen, again, { afterSeconds: ASK_AGAIN_SECONDS }))
        return
      }
      await noteUnbought(ctx, { orderId, policyCheckoutId, reason: reasonOf(error) })
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
      const chosen = await lockChosenWith(tx, ctx, orderId)
      if (chosen) await closePolicy(tx, ctx, chosen.policyCheckoutId)
    })
  },
})

/** Makes the confirmed order the one below the chosen policy. */
async function putOnTop(tx: Transaction, ctx: Ctx, orderId: string) {
  const chosen = await lockChosenWith(tx, ctx, orderId)
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
  const isWalletPaid = chosen.paysFromWallet && (await tx.$count(payments, fromWallet)) > 0
  return { row, isWalletPaid, mayPay: await mayPay(tx, ctx, { chosenBy: chosen.chosenBy, row }) }
}

/** Whether the member who chose the policy is active and may pay its present price without approval: it may have changed since then, and so may the role. */
async function mayPay(
  tx: Transaction,
  ctx: Ctx,
  { chosenBy, row }: { chosenBy: string | null; row: CheckoutRow },
): Promise<boolean> {
  const member = (await readRecipients(tx, ctx)).find(({ id }) => id === chosenBy)
  return member !== undefined && isWithin(ctx, member.limits, { action: 'pay-checkout', amount: priceOf(row) })
}

async function buy(ctx: Ctx, { id, idempotencyKey, ...chosen }: CheckoutRow): Promise<void> {
  await reviewCheckout(ctx, id)
  await payFromWallet(ctx, { id, method: 'wallet', idempotencyKey, total: priceOf(chosen) })
}

const reasons: Partial<Record<ErrorCode, string>> = {
  'checkout.price-changed': 'Its price has changed.',
  'checkout.expired': 'The day in which it could be bought is over.',
  'payment.balance-low': 'The balance of the wallet is too low.',
  'protection.not-offered': 'The insurer no longer offers it.',
  'order.illegal-transition': 'The booking has ended.',
}

function reasonOf(error: unknown): string {
  if (error instanceof SupplierError) return 'The insurer does not answer.'
  if (error instanceof AppError) return reasons[error.code] ?? error.message
  throw error
}

/** The history of the booking says why nothing was bought; nothing if its payer has paid it in the meantime. */
const noteUnbought = (
  ctx: Ctx,
  { orderId, policyCheckoutId, reason }: { orderId: string; policyCheckoutId: string; reason: string },
) =>
  ctx.tx(async (tx) => {
    const state = policyState(ctx, await readCheckoutRow(tx, ctx, policyCheckoutId))
    if (state === 'bought') return
    const next = state === 'payable' ? ' It can be paid on this page.' : ''
    const note = `The policy was not bought: ${reason} Nothing was charged for it.${next}`
    await recordOrderEvent(tx, ctx, { orderId, event: 'add-on-waits', note })
  })

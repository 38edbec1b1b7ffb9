import { and, eq, sql } from 'drizzle-orm'
import { fxDifference } from '#domain/money/ledger.ts'
import { add, divideRounded, type Money, money } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { ledgerEntries, ledgerMovements } from '../../../db/schema/index.ts'
import { setPartReturned } from '../../ledger/payment-row.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import type { PaysOrder } from '../../orders/cancellation/refund-of.ts'
import type { Order } from '../../orders/transition-order.ts'
import { refundAtGateway } from '../refund-at-gateway.ts'

export interface RefundShare {
  payment: PaysOrder
  amount: Money
}

/** Refunds the shares of cards at the gateway, each once for `what`; whether all of them are refunded. */
export async function returnToCards(ctx: Ctx, shares: readonly RefundShare[], what = 'payment'): Promise<boolean> {
  let isBack = true
  for (const { payment, amount } of shares)
    if (payment.method === 'card' && (await refundAtGateway(ctx, payment, amount, what)) !== 'done') isBack = false
  return isBack
}

/** Records the shares as returned, besides what was returned of these payments before. */
export async function recordReturned(
  tx: Transaction,
  ctx: Ctx,
  { orderId, shares }: { orderId: string; shares: readonly RefundShare[] },
): Promise<void> {
  for (const { payment, amount } of shares) {
    const returned = add(money(payment.returned, amount.currency), amount)
    await setPartReturned(tx, ctx, { paymentId: payment.id, orderId, returned })
  }
}

/** The exchange difference of the order is no longer owed for the part that its supplier returns, in the supplier's currency. */
export async function giveBackDifference(
  tx: Transaction,
  ctx: Ctx,
  { order, requestId, returned }: { order: Order; requestId: string; returned: Money | null },
): Promise<void> {
  const paid = order.waterfall.net.amount
  if (!returned || paid === 0) return
  const [found] = await tx
    .select({ amount: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(
      and(
        eq(ledgerMovements.agencyId, ctx.agencyId),
        eq(ledgerMovements.kind, 'fx-difference'),
        eq(ledgerMovements.orderId, order.id),
        eq(ledgerEntries.account, 'supplier'),
      ),
    )
  const difference = BigInt(found?.amount ?? 0)
  const back = Number(divideRounded(difference * BigInt(returned.amount), BigInt(paid)))
  if (back === 0) return
  await postMovement(tx, ctx, {
    movement: fxDifference(money(-back, order.currency)),
    reference: requestId,
    orderId: order.id,
    title: `Exchange difference: ${order.title}`,
  })
}

import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts, orders } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { type PaymentRow, readParts, setSettled } from '../ledger/payment-row.ts'
import { lockCheckoutOf } from '../orders/lock-checkout-of.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'

export interface PaymentEnd {
  status: 'failed' | 'abandoned' | 'expired'
  message: string
}

/** The payment failed, with its parts. The payer may retry or use another method: the checkout, or the held order, gets a new idempotency key. */
export async function closePayment(tx: Transaction, ctx: Ctx, payment: PaymentRow, end: PaymentEnd): Promise<PaymentRow> {
  const parts = payment.orderId ? [] : await readParts(tx, ctx, payment.id, 'lock')
  for (const part of parts) await closeOne(tx, ctx, part, end)
  // A payment of several orders is told of once.
  const told = parts[0] ?? payment
  if (end.status === 'failed') await recordEvent(tx, ctx, { kind: 'payment.failed', subject: told.id, payload: {} })
  return closeOne(tx, ctx, payment, end)
}

async function closeOne(tx: Transaction, ctx: Ctx, payment: PaymentRow, { status, message }: PaymentEnd): Promise<PaymentRow> {
  const { orderId } = payment
  if (orderId) {
    const checkout = await lockCheckoutOf(tx, ctx, orderId)
    if (checkout?.state === 'paying')
      await tx
        .update(checkouts)
        .set({ state: 'open', idempotencyKey: ctx.newId() })
        .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, checkout.id)))
    await tx
      .update(orders)
      .set({ payKey: ctx.newId() })
      .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
    await recordOrderEvent(tx, ctx, {
      orderId,
      event: status === 'failed' ? 'payment-failed' : 'payment-abandoned',
      note: message,
    })
  }
  return setSettled(tx, ctx, payment, { status, message })
}

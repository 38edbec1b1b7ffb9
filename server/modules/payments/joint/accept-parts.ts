import { and, eq } from 'drizzle-orm'
import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkouts } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { type GatewayMethod, type PaymentRow, setSettled } from '../../ledger/payment-row.ts'
import { lockCheckoutOf } from '../../orders/lock-checkout-of.ts'
import { lockOrder } from '../../orders/transition-order.ts'
import { type Arrived, isPayable, payOrder, postArrived, sendBack } from '../pay-order.ts'

/** A payment of several orders, with its parts. */
interface Joint {
  payment: PaymentRow
  parts: readonly PaymentRow[]
  method: GatewayMethod
  answer: Payment
}

/**
 * The money for several orders has arrived: each order has a payment of its own from now on. They are paid together: if one was paid by another
 * payment, costs more now, or has ended, the money of all is returned.
 */
export async function acceptParts(tx: Transaction, ctx: Ctx, { payment, parts, method, answer }: Joint): Promise<PaymentRow> {
  const [first] = parts
  const checkout = first?.orderId ? await lockCheckoutOf(tx, ctx, first.orderId) : undefined
  const arrived: Arrived[] = []
  for (const part of parts) {
    if (!part.orderId) throw new Error(`part ${part.id} pays no order`)
    const order = await lockOrder(tx, ctx, part.orderId)
    const settled = await setSettled(tx, ctx, { ...part, method }, { status: 'succeeded', message: answer.message })
    await postArrived(tx, ctx, { order, payment: settled })
    arrived.push({ order, payment: settled })
  }
  const divided = await setSettled(tx, ctx, payment, { status: 'divided', message: answer.message })
  const isPaid = arrived.every(isPayable)
  for (const [at, one] of arrived.entries()) {
    await (isPaid ? payOrder : sendBack)(tx, ctx, one)
    const payload = isPaid && at === 0 ? { tripOrder: one.order.id } : {}
    await recordEvent(tx, ctx, { kind: 'payment.received', subject: one.payment.id, payload })
  }
  if (isPaid && checkout)
    await tx
      .update(checkouts)
      .set({ state: 'done' })
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, checkout.id)))
  return divided
}

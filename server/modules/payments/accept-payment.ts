import { and, eq } from 'drizzle-orm'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import { canTake } from '#domain/orders/order-status.ts'
import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { chargedBy, type PaymentRow, readParts, setSettled } from '../ledger/payment-row.ts'
import { escalate } from '../orders/escalate.ts'
import { lockCheckoutOf } from '../orders/lock-checkout-of.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'
import { acceptChange } from './changes/accept-change.ts'
import { changeOfPayment } from './changes/paid-change.ts'
import { refuseUnmade } from './changes/return-change.ts'
import { acceptDeposit } from './deposits/accept-deposit.ts'
import { depositOfPayment } from './deposits/deposit-row.ts'
import { acceptParts } from './joint/accept-parts.ts'
import { acceptTopUp } from './accept-top-up.ts'
import { isRightAmount } from './ask-gateway.ts'
import { gatewayWords, isPayable, payOrder, postArrived, sendBack } from './pay-order.ts'

/** The gateway has received the money: tops up the wallet, holds a deposit, pays the order or orders, or a change, or refunds it where nothing is due. */
export async function acceptPayment(tx: Transaction, ctx: Ctx, payment: PaymentRow, answer: Payment): Promise<PaymentRow> {
  const { method } = payment
  if (method === 'wallet') throw new Error('the gateway takes no wallet payments')
  if (!isRightAmount(payment, answer)) return refuseAmount(tx, ctx, payment, answer)
  const parts = payment.orderId ? [] : await readParts(tx, ctx, payment.id, 'lock')
  if (parts.length > 0) return acceptParts(tx, ctx, { payment, parts, method, answer })
  const paid = await setSettled(tx, ctx, { ...payment, method }, { status: 'succeeded', message: answer.message })
  await recordEvent(tx, ctx, { kind: 'payment.received', subject: payment.id, payload: {} })
  if (!payment.orderId) {
    const deposit = await depositOfPayment(tx, ctx, payment.id, 'lock')
    if (deposit) await acceptDeposit(tx, ctx, { payment: paid, deposit })
    else await acceptTopUp(tx, ctx, { payment, by: gatewayWords[method].by })
    return paid
  }
  const change = await changeOfPayment(tx, ctx, payment)
  if (change) {
    await acceptChange(tx, ctx, { payment: paid, request: change })
    return paid
  }
  const checkout = await lockCheckoutOf(tx, ctx, payment.orderId)
  const arrived = { order: await lockOrder(tx, ctx, payment.orderId), payment: paid }
  await postArrived(tx, ctx, arrived)
  if (!isPayable(arrived)) {
    await sendBack(tx, ctx, arrived)
    return paid
  }
  await payOrder(tx, ctx, arrived)
  if (checkout)
    await tx
      .update(checkouts)
      .set({ state: 'done' })
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, checkout.id)))
  return paid
}

/**
 * An amount that differs is never accepted: the orders are escalated where their status allows it. For a change it goes back by itself, because its order
 * stays as it is.
 */
async function refuseAmount(tx: Transaction, ctx: Ctx, payment: PaymentRow, answer: Payment): Promise<PaymentRow> {
  ctx.system.log.error({ payment: payment.id, asked: payment.amount, got: answer.amount }, 'the gateway charged another amount')
  const message = `The gateway reports ${ctx.numbers.money(answer.amount)} where ${ctx.numbers.money(chargedBy(payment))} was asked. A person must check with the gateway.`
  const change = await changeOfPayment(tx, ctx, payment)
  if (change) {
    const failed = await setSettled(tx, ctx, payment, { status: 'failed', message })
    await lockOrder(tx, ctx, change.orderId)
    await refuseUnmade(tx, ctx, {
      request: change,
      reason: changeReasons.amount,
      amount: answer.amount.amount,
      uncounted: payment.id,
    })
    return failed
  }
  const parts = payment.orderId ? [] : await readParts(tx, ctx, payment.id, 'lock')
  for (const one of [...parts, payment]) {
    if (!one.orderId) continue
    const order = await lockOrder(tx, ctx, one.orderId)
    if (canTake(order.status, 'outcome-unknown')) await escalate(tx, ctx, { order, note: message })
    else await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'amount-mismatch', note: message })
  }
  for (const part of parts) await setSettled(tx, ctx, part, { status: 'failed', message })
  return setSettled(tx, ctx, payment, { status: 'failed', message })
}

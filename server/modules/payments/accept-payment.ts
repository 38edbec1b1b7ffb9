import { and, eq } from 'drizzle-orm'
import { cardPurchase, type Movement, transferPurchase } from '#domain/money/ledger.ts'
import { add, type Money, subtract } from '#domain/money/money.ts'
import { canTake } from '#domain/orders/order-status.ts'
import { payingOf } from '#domain/orders/settlement.ts'
import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import {
  allocateAgain,
  allocateNothing,
  chargedBy,
  feeOf,
  type GatewayMethod,
  type PaymentRow,
  setSettled,
} from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { escalate } from '../orders/escalate.ts'
import { startFulfilment } from '../orders/fulfilment/start-fulfilment.ts'
import { isHolding } from '../orders/hold-state.ts'
import { lockCheckoutOf } from '../orders/lock-checkout-of.ts'
import { lockOrder, type Order, recordOrderEvent } from '../orders/transition-order.ts'
import { acceptTopUp } from './accept-top-up.ts'
import { isRightAmount } from './ask-gateway.ts'
import { refundPayment } from './refund-payment.job.ts'
import { returnExcess } from './return-excess.job.ts'

/** The differences between the gateway's payment methods. */
const methods: Record<GatewayMethod, { by: string; purchase: (charged: Money, fee: Money) => Movement }> = {
  card: { by: 'by card', purchase: cardPurchase },
  'bank-transfer': { by: 'by bank transfer', purchase: transferPurchase },
}

/** The gateway has received the money: tops up the wallet, pays the order, or refunds it where nothing is due. */
export async function acceptPayment(tx: Transaction, ctx: Ctx, payment: PaymentRow, answer: Payment): Promise<PaymentRow> {
  const { method } = payment
  if (method === 'wallet') throw new Error('the gateway takes no wallet payments')
  if (!isRightAmount(payment, answer)) return refuseAmount(tx, ctx, payment, answer)
  const charged = chargedBy(payment)
  const fee = feeOf(payment)
  const { by, purchase } = methods[method]
  const paid = await setSettled(tx, ctx, payment, { status: 'succeeded', message: answer.message })
  await recordEvent(tx, ctx, { kind: 'payment.received', subject: payment.id, payload: {} })
  if (!payment.orderId) {
    await acceptTopUp(tx, ctx, { payment, by })
    return paid
  }
  const checkout = await lockCheckoutOf(tx, ctx, payment.orderId)
  const order = await lockOrder(tx, ctx, payment.orderId)
  await postMovement(tx, ctx, { movement: purchase(charged, fee), reference: payment.id, title: order.title, orderId: order.id })
  const arrived = subtract(charged, fee)
  const { pays, excess } = payingOf(order.waterfall.total, arrived)
  if (canTake(order.status, 'customer-paid') && !isHolding(order) && pays.amount > 0) {
    await payOrder(tx, ctx, { order, payment, by, arrived, excess })
    if (checkout)
      await tx
        .update(checkouts)
        .set({ state: 'done' })
        .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, checkout.id)))
  } else await sendBack(tx, ctx, { order, payment, arrived })
  return paid
}

/** The order charges its price and the fee of the payment that pays it; an excess is refunded automatically. */
async function payOrder(
  tx: Transaction,
  ctx: Ctx,
  input: { order: Order; payment: PaymentRow; by: string; arrived: Money; excess: Money },
): Promise<void> {
  const { order, payment, by, arrived, excess } = input
  const fee = feeOf(payment)
  const { total: amount } = order.waterfall
  await allocateAgain(tx, ctx, { paymentId: payment.id, orderId: order.id, amount, fee })
  const set = { total: add(amount, fee).amount }
  const isMore = excess.amount > 0
  const written = ctx.numbers.money
  const words = `${written(arrived)} arrived besides the fee where ${written(amount)} was owed. ${written(excess)} is being returned.`
  const note = isMore ? `Paid ${by}. ${words}` : `Paid ${by}.`
  await startFulfilment(tx, ctx, { order, event: 'customer-paid', note, set })
  if (isMore) await ctx.system.jobs.enqueue(tx, returnExcess, { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 })
}

/** The order was paid by another payment, costs more now, or has ended: this payment is refunded automatically. */
async function sendBack(
  tx: Transaction,
  ctx: Ctx,
  { order, payment, arrived }: { order: Order; payment: PaymentRow; arrived: Money },
): Promise<void> {
  const isTooLittle = canTake(order.status, 'customer-paid') && !isHolding(order)
  const note = isTooLittle
    ? `A payment of an earlier price, ${ctx.numbers.money(arrived)}, arrived where ${ctx.numbers.money(order.waterfall.total)} is owed. It is being returned.`
    : 'A payment arrived that the order no longer needs. It is being returned.'
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'second-payment', note })
  await allocateNothing(tx, ctx, { paymentId: payment.id, orderId: order.id })
  await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 })
}

/** An amount that differs is never accepted: the order is escalated where its status allows it. */
async function refuseAmount(tx: Transaction, ctx: Ctx, payment: PaymentRow, answer: Payment): Promise<PaymentRow> {
  ctx.system.log.error({ payment: payment.id, asked: payment.amount, got: answer.amount }, 'the gateway charged another amount')
  const note = `The gateway reports ${ctx.numbers.money(answer.amount)} where ${ctx.numbers.money(chargedBy(payment))} was asked. A person must check with the gateway.`
  if (payment.orderId) {
    const order = await lockOrder(tx, ctx, payment.orderId)
    if (canTake(order.status, 'outcome-unknown')) await escalate(tx, ctx, { order, note })
    else await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'amount-mismatch', note })
  }
  return setSettled(tx, ctx, payment, { status: 'failed', message: note })
}

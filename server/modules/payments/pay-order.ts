import { cardPurchase, type Movement, transferPurchase } from '#domain/money/ledger.ts'
import { add, type Money, subtract } from '#domain/money/money.ts'
import { canTake } from '#domain/orders/order-status.ts'
import { payingOf } from '#domain/orders/settlement.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { allocateAgain, allocateNothing, chargedBy, feeOf, type GatewayMethod, type PaymentRow } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { startFulfilment } from '../orders/fulfilment/start-fulfilment.ts'
import { isHolding } from '../orders/hold-state.ts'
import { type Order, passThrough, recordOrderEvent } from '../orders/transition-order.ts'
import { refundPayment } from './refund-payment.job.ts'
import { returnExcess } from './return-excess.job.ts'

/** The differences between the gateway's payment methods. */
export const gatewayWords: Record<GatewayMethod, { by: string; purchase: (charged: Money, fee: Money) => Movement }> = {
  card: { by: 'by card', purchase: cardPurchase },
  'bank-transfer': { by: 'by bank transfer', purchase: transferPurchase },
}

/** A gateway's payment, or its part, that has arrived for an order. */
export interface Arrived {
  order: Order
  payment: PaymentRow & { method: GatewayMethod }
}

const arrivedIn = (payment: PaymentRow): Money => subtract(chargedBy(payment), feeOf(payment))

/** Posts the money of an order, whether it pays the order or goes back. */
export const postArrived = (tx: Transaction, ctx: Ctx, { order, payment }: Arrived): Promise<boolean> =>
  postMovement(tx, ctx, {
    movement: gatewayWords[payment.method].purchase(chargedBy(payment), feeOf(payment)),
    reference: payment.id,
    title: order.title,
    orderId: order.id,
  })

/** Whether the order waits for a payment and this one has all of its price. */
export const isPayable = ({ order, payment }: Arrived): boolean =>
  waitsForPayment(order) && payingOf(order.waterfall.total, arrivedIn(payment)).pays.amount > 0

const waitsForPayment = (order: Order): boolean => canTake(order.status, 'customer-paid') && !isHolding(order)

/**
 * The order charges its price and the fee of the payment that pays it; an excess is refunded automatically. The order is booked at once; with a part,
 * when the trip that it belongs to says so.
 */
export async function payOrder(tx: Transaction, ctx: Ctx, { order, payment }: Arrived): Promise<void> {
  const fee = feeOf(payment)
  const arrived = arrivedIn(payment)
  const { excess } = payingOf(order.waterfall.total, arrived)
  const { total: amount } = order.waterfall
  const { by } = gatewayWords[payment.method]
  await allocateAgain(tx, ctx, { paymentId: payment.id, orderId: order.id, amount, fee })
  const set = { total: add(amount, fee).amount }
  const isMore = excess.amount > 0
  const written = ctx.numbers.money
  const words = `${written(arrived)} arrived besides the fee where ${written(amount)} was owed. ${written(excess)} is being returned.`
  const note = isMore ? `Paid ${by}. ${words}` : `Paid ${by}.`
  if (payment.partOf) await passThrough(tx, ctx, { order, events: ['customer-paid'], note, set })
  else await startFulfilment(tx, ctx, { order, event: 'customer-paid', note, set })
  if (isMore) await ctx.system.jobs.enqueue(tx, returnExcess, { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 })
}

/** The order was paid by another payment, costs more now, or has ended: this payment is refunded automatically. */
export async function sendBack(tx: Transaction, ctx: Ctx, { order, payment }: Arrived): Promise<void> {
  const { total } = order.waterfall
  const arrived = arrivedIn(payment)
  const isTooLittle = waitsForPayment(order) && payingOf(total, arrived).pays.amount === 0
  const note = isTooLittle
    ? `A payment of an earlier price, ${ctx.numbers.money(arrived)}, arrived where ${ctx.numbers.money(total)} is owed. It is being returned.`
    : 'A payment arrived that the order no longer needs. It is being returned.'
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'second-payment', note })
  await allocateNothing(tx, ctx, { paymentId: payment.id, orderId: order.id })
  await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 })
}

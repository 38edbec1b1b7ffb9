import { and, eq } from 'drizzle-orm'
import { canTake } from '#domain/orders/order-status.ts'
import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { outcomeOf, type PaymentRow, readPayment } from '../ledger/payment-row.ts'
import { acceptPayment } from './accept-payment.ts'
import { askGateway, isRightAmount } from './ask-gateway.ts'
import { changeOfPayment, isToPay } from './changes/paid-change.ts'
import { closePayment, type PaymentEnd } from './close-payment.ts'

export interface Settlement {
  status: 'succeeded' | 'failed' | 'pending'
  orderId: string | null
  message: string | null
  /** The payer left the gateway's page before paying: no payment is in progress, though it may still be made. */
  isLeft?: boolean
}

const describe = (row: PaymentRow): Settlement => ({ status: outcomeOf(row), orderId: row.orderId, message: row.message })

/**
 * Reads the outcome of a payment from the gateway and applies it once, for every caller: the payer's browser, a webhook or the reconciliation job.
 * Only the gateway's own response with the right amount and currency counts as paid. A failed one may still succeed: payers try another card on the
 * same page. Another amount is polled again and finally escalated. An unfinished payment ends when its time is up, or when polling ends. Throws
 * payment.gateway-failed when the gateway does not respond: the money may have moved.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { paymentId: string; giveUp?: 'wrong-amount' | 'everything' | undefined },
): Promise<Settlement> {
  const row = await ctx.tx((tx) => readWhole(tx, ctx, input.paymentId))
  if (outcomeOf(row) === 'succeeded') return describe(row)
  const answer = await askGateway(ctx, row)
  return ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, row.id, 'lock')
    if (answer?.status === 'succeeded' && payment.status === 'pending' && !isRightAmount(payment, answer) && !input.giveUp)
      return { status: 'pending', orderId: payment.orderId, message: 'The gateway reports another amount. It is asked again.' }
    if (answer?.status === 'succeeded' && (payment.status === 'pending' || isLateSuccess(payment, answer)))
      return describe(await acceptPayment(tx, ctx, payment, answer))
    if (payment.status !== 'pending') return describe(payment)
    const end = endOf(payment, answer, { isOver: await isTimeUp(tx, ctx, payment), givesUp: input.giveUp === 'everything' })
    if (end) return describe(await closePayment(tx, ctx, payment, end))
    const isLeft = payment.method === 'card' && answer?.status === 'abandoned'
    return { status: 'pending', orderId: payment.orderId, message: pendingWords(payment, answer), isLeft }
  })
}

/** A part is settled with the whole payment. */
async function readWhole(tx: Transaction, ctx: Ctx, id: string): Promise<PaymentRow> {
  const payment = await readPayment(tx, ctx, id)
  return payment.partOf ? readPayment(tx, ctx, payment.partOf) : payment
}

const neverPaid: Record<PaymentRow['method'], PaymentEnd> = {
  wallet: { status: 'failed', message: 'The payment was not completed.' },
  card: { status: 'abandoned', message: 'The payment page was left before paying. Nothing was charged.' },
  'bank-transfer': { status: 'expired', message: 'The account closed before the transfer arrived. Nothing was charged.' },
}

/** The final status of a payment that the gateway does not report as paid; null while it may still be paid, as with a card or bank transfer in progress. */
function endOf(payment: PaymentRow, answer: Payment | null, time: { isOver: boolean; givesUp: boolean }): PaymentEnd | null {
  const hasFailed = answer?.status === 'failed' || answer?.status === 'reversed'
  const hasExpired = payment.method === 'bank-transfer' && time.isOver && answer?.status === 'failed'
  if (hasFailed && !hasExpired) return { status: 'failed', message: answer.message }
  const isLeft = hasExpired || answer === null || answer.status === 'abandoned'
  return time.givesUp || (time.isOver && isLeft) ? neverPaid[payment.method] : null
}

/** Whether a payment's checkout or account has closed, or its order or change no longer waits for a payment. */
async function isTimeUp(tx: Transaction, ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  const { orderId, transfer, createdAt } = payment
  const change = await changeOfPayment(tx, ctx, payment)
  if (change) return !isToPay(change, ctx.now())
  const closesAt = transfer ? Date.parse(transfer.until) : createdAt.getTime() + ctx.system.config.CHECKOUT_MS
  if (ctx.now().getTime() >= closesAt) return true
  if (!orderId) return false
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  return order !== undefined && !canTake(order.status, 'customer-paid')
}

const isLateSuccess = (payment: PaymentRow, answer: Payment): boolean =>
  outcomeOf(payment) === 'failed' && isRightAmount(payment, answer)

function pendingWords(payment: PaymentRow, answer: Payment | null): string | null {
  if (payment.method === 'bank-transfer') return null
  if (answer?.status === 'abandoned') return 'The payment page was left before paying. Nothing has been charged.'
  return answer?.message ?? null
}

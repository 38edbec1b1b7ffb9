import { and, eq, or } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Money, money, subtract } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, type Order, payments } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { writeTogether } from '../../db/write-together.ts'
import {
  allocate,
  chargedBy,
  type GatewayMethod,
  type PaymentRow,
  referenceOf,
  type StoredPayment,
} from '../ledger/payment-row.ts'
import { reconcilePayment } from './reconcile-payment.job.ts'

/** The delay of the first poll of the gateway when neither the payer's browser nor a webhook has reported. */
const FIRST_CHECK_SECONDS = 60

export interface NewGatewayPayment {
  /** The order that it pays; null for a top-up. */
  order: Pick<Order, 'id' | 'total' | 'waterfall'> | null
  method: GatewayMethod
  /** The amount charged, including the fee. */
  amount: Money
  fee: Money
  idempotencyKey: string
  createdBy: string | null
}

/** Stores a payment before the gateway is called, with the job that will determine its outcome in any case. */
export async function insertGatewayPayment(tx: Transaction, ctx: Ctx, payment: NewGatewayPayment): Promise<PaymentRow> {
  const row = pendingRow(ctx, payment)
  const { id, reference } = row
  const { order } = payment
  const writes = [
    tx.insert(payments).values(row),
    ...(order ? [allocate(tx, ctx, { paymentId: id, ...askedOf(order, payment) })] : []),
    tx.insert(externalReferences).values({ provider: 'paystack', reference, agencyId: ctx.agencyId, paymentId: id }),
  ]
  await sendWithCommit(tx, [writeTogether(tx, writes)])
  await ctx.system.jobs.enqueue(
    tx,
    reconcilePayment,
    { agencyId: ctx.agencyId, paymentId: id, tries: 0 },
    { afterSeconds: FIRST_CHECK_SECONDS },
  )
  return { ...row, orderId: order?.id ?? null }
}

/** A payment before the gateway is called. `partOf`: see the column. */
export function pendingRow(
  ctx: Ctx,
  { method, amount, fee, idempotencyKey, createdBy }: Omit<NewGatewayPayment, 'order'>,
  partOf: { id: string; place: number } | null = null,
): StoredPayment {
  const id = ctx.newId()
  return {
    id,
    agencyId: ctx.agencyId,
    method,
    status: 'pending',
    reference: partOf ? `${referenceOf(partOf.id)}-${partOf.place}` : referenceOf(id),
    currency: amount.currency,
    amount: amount.amount,
    fee: fee.amount,
    excessReturned: 0,
    message: null,
    redirectUrl: null,
    transfer: null,
    idempotencyKey,
    partOf: partOf?.id ?? null,
    createdBy,
    node: ctx.system.node.id,
    createdAt: ctx.now(),
    settledAt: null,
    returnedAt: null,
  }
}

/** The order's allocation of a requested payment: a held order charges no fee before the money has arrived, since it may be paid by another method. */
export const askedOf = (
  { id, total, waterfall }: NonNullable<NewGatewayPayment['order']>,
  { amount, fee }: Pick<NewGatewayPayment, 'amount' | 'fee'>,
) => ({ orderId: id, amount: subtract(amount, fee), fee: subtract(money(total, amount.currency), waterfall.total) })

/** Opens the hosted page of a stored payment. Repeating it returns the open page. Throws payment.gateway-failed. */
export async function openHostedPage(
  ctx: Ctx,
  input: { payment: PaymentRow; email: string; callbackUrl: string },
): Promise<string> {
  const { payment } = input
  try {
    const { redirectUrl } = await ctx.system.integrations.payments.initialize({
      reference: payment.reference,
      amount: chargedBy(payment),
      email: input.email,
      callbackUrl: input.callbackUrl,
      metadata: payment.orderId ? { order: payment.orderId } : {},
    })
    await ctx.batch(async (tx) =>
      tx
        .update(payments)
        .set({ redirectUrl })
        .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, payment.id))),
    )
    return redirectUrl
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: payment.id }, 'the hosted page did not open')
    await closeUnopened(ctx, payment, 'The payment page did not open. Nothing was charged.')
    throw new AppError('payment.gateway-failed')
  }
}

/** The gateway never opened it: the payer restarts with a new reference. */
export const closeUnopened = (ctx: Ctx, payment: PaymentRow, message: string): Promise<unknown> =>
  ctx.tx((tx) => failUnopened(tx, ctx, payment, message))

/** Fails a pending payment with its parts, in the caller's transaction. */
export const failUnopened = (tx: Transaction, ctx: Ctx, { id }: PaymentRow, message: string) =>
  tx
    .update(payments)
    .set({ status: 'failed', message, settledAt: ctx.now() })
    .where(
      and(eq(payments.agencyId, ctx.agencyId), or(eq(payments.id, id), eq(payments.partOf, id)), eq(payments.status, 'pending')),
    )

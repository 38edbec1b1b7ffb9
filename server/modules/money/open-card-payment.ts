import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, payments } from '../../db/schema/index.ts'
import { reconcilePayment } from './reconcile-payment.job.ts'

export type PaymentRow = typeof payments.$inferSelect

/** First look at the gateway when neither the payer's browser nor a webhook has come back. */
const FIRST_CHECK_SECONDS = 60

/** A card payment that is about to be asked for, with the job that will find out what became of it whatever happens. */
export async function insertCardPayment(
  tx: Transaction,
  ctx: Ctx,
  payment: { orderId: string | null; amount: Money; fee: Money; idempotencyKey: string; createdBy: string },
): Promise<PaymentRow> {
  const id = ctx.newId()
  const reference = `TW-${id}`
  const [row] = await tx
    .insert(payments)
    .values({
      id,
      agencyId: ctx.agencyId,
      orderId: payment.orderId,
      method: 'card',
      status: 'pending',
      reference,
      currency: payment.amount.currency,
      amount: payment.amount.amount,
      fee: payment.fee.amount,
      idempotencyKey: payment.idempotencyKey,
      createdBy: payment.createdBy,
      createdAt: ctx.now(),
    })
    .returning()
  if (!row) throw new Error('the payment was not written')
  await tx.insert(externalReferences).values({ provider: 'paystack', reference, agencyId: ctx.agencyId, paymentId: id })
  await ctx.system.jobs.enqueue(
    tx,
    reconcilePayment,
    { agencyId: ctx.agencyId, paymentId: id, tries: 0 },
    { afterSeconds: FIRST_CHECK_SECONDS },
  )
  return row
}

/** Opens the hosted page of a stored payment. Repeating it gives the page that is open already. Throws payment.gateway-failed. */
export async function openHostedPage(
  ctx: Ctx,
  input: { payment: PaymentRow; email: string; callbackUrl: string },
): Promise<string> {
  const { payment } = input
  const mine = and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, payment.id))
  try {
    const { redirectUrl } = await ctx.system.integrations.payments.initialize({
      reference: payment.reference,
      amount: { amount: payment.amount, currency: payment.currency },
      email: input.email,
      callbackUrl: input.callbackUrl,
      metadata: payment.orderId ? { order: payment.orderId } : {},
    })
    await ctx.tx((tx) => tx.update(payments).set({ redirectUrl }).where(mine))
    return redirectUrl
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: payment.id }, 'the hosted page did not open')
    await ctx.tx((tx) =>
      tx
        .update(payments)
        .set({ status: 'failed', message: 'The payment page did not open. Nothing was charged.', settledAt: ctx.now() })
        .where(mine),
    )
    throw new AppError('payment.gateway-failed')
  }
}

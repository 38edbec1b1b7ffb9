import { and, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { TransferTo } from '#domain/money/transfer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { isAbandoned } from '../ledger/is-abandoned.ts'
import { allocateAgain, chargedBy, isForOrder, type PaymentRow } from '../ledger/payment-row.ts'
import { askedOf, closeUnopened, failUnopened, insertGatewayPayment, type NewGatewayPayment } from './open-gateway-payment.ts'
import { reconcilePayment } from './reconcile-payment.job.ts'

/** How long the account of a transfer that waits for nothing else accepts money: the gateway's maximum. */
export const TRANSFER_MS = 8 * 3_600_000

/** The delay of the poll after an account has closed. */
const AFTER_CLOSING_SECONDS = 30

/**
 * The pending transfer of exactly this amount, or a new one: a second click, another tab and a reload get the same account. Throws checkout.busy
 * while its account is being opened.
 */
export async function transferFor(tx: Transaction, ctx: Ctx, wanted: Omit<NewGatewayPayment, 'method'>): Promise<PaymentRow> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.agencyId, ctx.agencyId),
        wanted.order ? isForOrder(tx, ctx, wanted.order.id) : eq(payments.idempotencyKey, wanted.idempotencyKey),
        isNull(payments.partOf),
        eq(payments.method, 'bank-transfer'),
        eq(payments.status, 'pending'),
        eq(payments.amount, wanted.amount.amount),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  const until = open?.transfer && new Date(open.transfer.until)
  if (open && until && until > ctx.now()) {
    if (wanted.order) await allocateAgain(tx, ctx, { paymentId: open.id, ...askedOf(wanted.order, wanted) })
    return { ...open, orderId: wanted.order?.id ?? null }
  }
  if (open && !until) {
    // An account whose number was not stored is abandoned: no payer has seen it.
    if (!(await isAbandoned(tx, ctx, open))) throw new AppError('checkout.busy')
    await failUnopened(tx, ctx, { ...open, orderId: null }, 'The account was never shown. Nothing was charged.')
  }
  return insertGatewayPayment(tx, ctx, { ...wanted, method: 'bank-transfer' })
}

/** Opens the account of a stored transfer, or returns the open one. Throws payment.gateway-failed. */
export async function openTransfer(ctx: Ctx, input: { payment: PaymentRow; email: string; until: Date }): Promise<TransferTo> {
  const { payment, email, until } = input
  if (payment.transfer) return payment.transfer
  const gateway = ctx.system.integrations.payments
  try {
    if (!gateway.openTransfer) throw new SupplierError('rejected', gateway.id, 'This gateway has no bank transfers')
    const transfer = await gateway.openTransfer({ reference: payment.reference, amount: chargedBy(payment), email, until })
    const afterSeconds = Math.ceil((Date.parse(transfer.until) - ctx.now().getTime()) / 1_000) + AFTER_CLOSING_SECONDS
    await ctx.tx(async (tx) => {
      await tx
        .update(payments)
        .set({ transfer })
        .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, payment.id)))
      const job = { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 }
      await ctx.system.jobs.enqueue(tx, reconcilePayment, job, { afterSeconds: Math.max(1, afterSeconds) })
    })
    return transfer
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: payment.id }, 'the account of a transfer did not open')
    await closeUnopened(ctx, payment, 'The account for the transfer did not open. Nothing was charged.')
    throw new AppError('payment.gateway-failed')
  }
}

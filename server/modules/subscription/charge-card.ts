import { SupplierError } from '#domain/supplier-error.ts'
import type { SavedCardOutcome } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import { chargedBy, type PaymentRow, readPayment } from '../ledger/payment-row.ts'
import { isGatewaySilent } from '../payments/ask-gateway.ts'
import { closePayment } from '../payments/close-payment.ts'
import type { BegunCharge } from './begin-charge.ts'
import { authorizationOf } from './card-authorization.ts'
import type { MailedTo } from './mail-subscription.ts'
import { settleInvoice } from './settle-invoice.ts'
import { tellRefused } from './tell-refused.ts'

/**
 * Sends a stored charge to the gateway, once. A charge that succeeded credits the wallet, which pays the invoice; one that failed is told by mail; of
 * any other nothing is told until the payment is settled by the webhook or the reconciliation job.
 */
export async function chargeCard(ctx: Ctx, { payment, invoiceId, card }: BegunCharge, mailTo: MailedTo): Promise<void> {
  const { status, message } = await sendCharge(ctx, { payment, invoiceId, card })
  if (status === 'failed') await refuse(ctx, payment, message)
  if (status === 'succeeded') await settleNow(ctx, invoiceId)
  await tellRefused(ctx, payment.id, mailTo)
}

async function sendCharge(ctx: Ctx, { payment, invoiceId, card }: BegunCharge): Promise<SavedCardOutcome> {
  try {
    return await ctx.system.integrations.payments.chargeSaved({
      reference: payment.reference,
      amount: chargedBy(payment),
      ...authorizationOf(ctx, card),
      metadata: { invoice: invoiceId },
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: payment.id }, 'the saved card was not charged, or its answer was lost')
    return outcomeOfError(error)
  }
}

/** Of a lost answer, and of a reference that the gateway knows, only the gateway can tell the outcome. After other errors nothing was charged. */
function outcomeOfError({ kind, vendorCode, words }: SupplierError): SavedCardOutcome {
  if (kind === 'unknown-outcome' || vendorCode === 'duplicate_reference') return { status: 'pending', message: '' }
  return { status: 'failed', message: (kind === 'rejected' && words) || 'The payment gateway could not be reached' }
}

const refuse = (ctx: Ctx, { id }: PaymentRow, message: string): Promise<void> =>
  ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, id, 'lock')
    if (payment.status === 'pending') await closePayment(tx, ctx, payment, { status: 'failed', message })
  })

/** A gateway that does not respond now is asked again by the reconciliation job. */
async function settleNow(ctx: Ctx, invoiceId: string): Promise<void> {
  try {
    await settleInvoice(ctx, invoiceId)
  } catch (error) {
    if (!isGatewaySilent(error)) throw error
  }
}

import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import { chargedBy, gatewayReference, type PaymentRow } from '../ledger/payment-row.ts'

/** The gateway's state of a payment; null when it has none. Throws payment.gateway-failed when it does not respond. */
export async function askGateway(ctx: Ctx, payment: PaymentRow): Promise<Payment | null> {
  try {
    return await ctx.system.integrations.payments.verify(gatewayReference(payment))
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: payment.id }, 'the gateway did not say what became of a payment')
    throw new AppError('payment.gateway-failed')
  }
}

export const isGatewaySilent = (error: unknown): boolean => error instanceof AppError && error.code === 'payment.gateway-failed'

export const isRightAmount = (payment: PaymentRow, answer: Payment): boolean => isSame(answer.amount, chargedBy(payment))

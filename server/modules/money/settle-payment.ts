import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import { acceptPayment } from './accept-payment.ts'
import { askGateway, isRightAmount } from './ask-gateway.ts'
import { closePayment } from './close-payment.ts'
import { outcomeOf, type PaymentRow, readPayment } from './payment-row.ts'

export interface Settlement {
  status: 'succeeded' | 'failed' | 'pending'
  orderId: string | null
  message: string | null
}

const describe = (row: PaymentRow): Settlement => ({ status: outcomeOf(row), orderId: row.orderId, message: row.message })

/**
 * Asks the gateway what became of a payment and applies it once, whoever asks: the payer's browser, a webhook or the
 * reconciliation job. Only the gateway's own answer with the right amount and currency counts as paid. One that failed may still
 * succeed: payers try another card on the same page. Another amount is asked about again, until giving up on it hands the payment
 * to a person; giving up on everything closes a payment that was never finished, too. Throws payment.gateway-failed when the
 * gateway does not answer: the money may have moved.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { paymentId: string; giveUp?: 'wrong-amount' | 'everything' | undefined },
): Promise<Settlement> {
  const row = await ctx.tx((tx) => readPayment(tx, ctx, input.paymentId))
  if (outcomeOf(row) === 'succeeded') return describe(row)
  const answer = await askGateway(ctx, row)
  return ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, row.id, 'lock')
    if (answer?.status === 'succeeded' && payment.status === 'pending' && !isRightAmount(payment, answer) && !input.giveUp)
      return { status: 'pending', orderId: payment.orderId, message: 'The gateway reports another amount. It is asked again.' }
    if (answer?.status === 'succeeded' && (payment.status === 'pending' || isLateSuccess(payment, answer)))
      return describe(await acceptPayment(tx, ctx, payment, answer))
    if (payment.status !== 'pending') return describe(payment)
    if (answer?.status === 'failed' || answer?.status === 'reversed' || input.giveUp === 'everything')
      return describe(await closePayment(tx, ctx, payment, answer?.message ?? 'The payment was not completed.'))
    return { status: 'pending', orderId: payment.orderId, message: pendingWords(payment, answer) }
  })
}

const isLateSuccess = (payment: PaymentRow, answer: Payment): boolean =>
  payment.status === 'failed' && isRightAmount(payment, answer)

function pendingWords(payment: PaymentRow, answer: Payment | null): string | null {
  if (payment.method === 'bank-transfer') return null
  if (answer?.status === 'abandoned') return 'The payment page was left before paying. Nothing has been charged.'
  return answer?.message ?? null
}

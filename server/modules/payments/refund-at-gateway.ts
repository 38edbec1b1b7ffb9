import type { Money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Refund } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { Job } from '../../jobs/define-job.ts'
import { OfPayment, Tries } from '../../jobs/payloads.ts'
import type { PaymentRow } from '../ledger/payment-row.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'

/** `tries`: how often the gateway was looked at before. */
export const RefundPayload = OfPayment.extend({ tries: Tries })

const CHECK_AGAIN_SECONDS = 300
/** After so many looks, about an hour, people are told. */
const TELL_AFTER = 12

/**
 * Has the gateway give back what it took for a payment. The refund carries a note that is unique for the payment and for `what` of it goes back, and the gateway is
 * asked for it first, so that a lost answer never refunds twice. However long the gateway does not answer or refuses, the money stays on its way: `pending`.
 */
export async function refundAtGateway(
  ctx: Ctx,
  { id, reference }: Pick<PaymentRow, 'id' | 'reference'>,
  amount: Money,
  what: 'payment' | 'excess' = 'payment',
): Promise<Refund['status']> {
  const gateway = ctx.system.integrations.payments
  const note = what === 'excess' ? `refund-${id}-excess` : `refund-${id}`
  try {
    const known = await gateway.findRefund({ reference, note })
    if (known && known.status !== 'failed') return known.status
    return (await gateway.refund({ reference, amount, note })).status
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: id }, 'the gateway did not give a payment back yet')
    return 'pending'
  }
}

/** The money is not back yet: `job` looks again, and after an hour the order says so. */
export async function refundLater(
  tx: Transaction,
  ctx: Ctx,
  { job, payment, tries }: { job: Job<typeof RefundPayload>; payment: PaymentRow; tries: number },
): Promise<void> {
  if (tries === TELL_AFTER && payment.orderId)
    await recordOrderEvent(tx, ctx, {
      orderId: payment.orderId,
      event: 'refund-late',
      note: 'The gateway has not given the money back for an hour. It is asked every five minutes; check with the gateway, too.',
    })
  const again = { agencyId: ctx.agencyId, paymentId: payment.id, tries: tries + 1 }
  await ctx.system.jobs.enqueue(tx, job, again, { afterSeconds: CHECK_AGAIN_SECONDS })
}

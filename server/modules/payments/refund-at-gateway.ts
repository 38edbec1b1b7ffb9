import type { Money } from '#domain/money/money.ts'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Refund } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { Job } from '../../jobs/define-job.ts'
import { OfPayment, Tries } from '../../jobs/payloads.ts'
import { gatewayReference, type PaymentRow } from '../ledger/payment-row.ts'
import { runAlone } from '../ledger/run-idempotent.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'

/** `tries`: the number of earlier polls. */
export const RefundPayload = OfPayment.extend({ tries: Tries })

const CHECK_AGAIN_SECONDS = 300
/** After this many polls, about an hour, the order's history records the delay. */
const TELL_AFTER = 12

/**
 * Refunds a payment at the gateway: `payment`, its `excess`, or the part that a change returns, by the id of its request. The refund carries a note that
 * is unique for the payment and `what` is refunded, and the gateway is first
 * searched for it, so that a lost response never causes a second refund. A webhook about another part of the same payment comes while this one is
 * refunded: one call at a time searches and refunds, on all nodes. While the gateway does not respond or refuses, and while another call is at it, the
 * refund stays `pending`.
 */
export async function refundAtGateway(
  ctx: Ctx,
  payment: Pick<PaymentRow, 'id' | 'reference' | 'partOf'>,
  amount: Money,
  what = 'payment',
): Promise<Refund['status']> {
  const { id } = payment
  const reference = gatewayReference(payment)
  const gateway = ctx.system.integrations.payments
  const note = what === 'payment' ? `refund-${id}` : `refund-${id}-${what}`
  const refund = async () => {
    const known = await gateway.findRefund({ reference, note })
    if (known && known.status !== 'failed') return known.status
    return (await gateway.refund({ reference, amount, note })).status
  }
  try {
    return await runAlone(ctx, { key: note, endpoint: 'refund', content: id }, refund)
  } catch (error) {
    if (error instanceof AppError && error.code === 'checkout.busy') return 'pending'
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: id }, 'the gateway did not give a payment back yet')
    return 'pending'
  }
}

/** The refund is not complete: `job` polls again, and after an hour the order's history says so. */
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

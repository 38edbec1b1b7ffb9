import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { serviceRequests } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { allocateNothing, type StoredPayment } from '../../ledger/payment-row.ts'
import { moveRequest, type ServiceRequest } from '../../orders/cancellation/move-request.ts'
import { type Order, recordOrderEvent } from '../../orders/transition-order.ts'
import { refundPayment } from '../refund-payment.job.ts'

/** A paid change that cannot be made before its supplier was called: its payment, which is posted, goes back, and its customer is told why. */
export async function returnChange(
  tx: Transaction,
  ctx: Ctx,
  { order, request, payment, reason }: { order: Order; request: ServiceRequest; payment: StoredPayment; reason: string },
): Promise<void> {
  await allocateNothing(tx, ctx, { paymentId: payment.id, orderId: order.id })
  await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 })
  await refuseUnmade(tx, ctx, { request, reason, amount: payment.amount })
}

interface Unmade {
  request: ServiceRequest
  reason: string
  /** What goes back, in minor units of the order's currency. */
  amount: number
  /** The payment for which the gateway received an amount that was never posted. */
  uncounted?: string
}

/** Records why a paid change was not made on its locked order, and publishes what goes back to its customer. */
export async function refuseUnmade(
  tx: Transaction,
  ctx: Ctx,
  { request: { id, orderId }, reason, amount, uncounted }: Unmade,
): Promise<void> {
  await moveRequest(tx, ctx, { orderId, kind: 'change', id, to: 'expired' })
  await tx
    .update(serviceRequests)
    .set({ reason })
    .where(and(eq(serviceRequests.agencyId, ctx.agencyId), eq(serviceRequests.id, id)))
  await recordOrderEvent(tx, ctx, { orderId, event: 'change-unmade', note: `${reason} The payment goes back.` })
  await recordEvent(tx, ctx, { kind: 'change.refused', subject: id, payload: { orderId, reason, amount, uncounted } })
}

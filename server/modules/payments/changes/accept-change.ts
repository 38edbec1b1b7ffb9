import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { serviceRequests } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { chargedBy, feeOf } from '../../ledger/payment-row.ts'
import { moveRequest, type ServiceRequest } from '../../orders/cancellation/move-request.ts'
import { lockOrder, type Order, recordOrderEvent } from '../../orders/transition-order.ts'
import { type Arrived, postArrived } from '../pay-order.ts'
import { acceptedUntil, changeOfPayment } from './paid-change.ts'
import { chargeChange } from './charge-change.ts'
import { returnChange } from './return-change.ts'

/**
 * The money for a change of an order has arrived: it is posted, and its supplier is called by a subscriber. A change that cannot be made any more is
 * refused, and its payment goes back.
 */
export async function acceptChange(
  tx: Transaction,
  ctx: Ctx,
  { payment, request: { id, orderId } }: { payment: Arrived['payment']; request: ServiceRequest },
): Promise<void> {
  const order = await lockOrder(tx, ctx, orderId)
  await postArrived(tx, ctx, { order, payment })
  const request = await changeOfPayment(tx, ctx, payment)
  if (!request) throw new Error(`change ${id} is gone`)
  const reason = await refusalOf(tx, ctx, { order, request })
  if (reason) return returnChange(tx, ctx, { order, request, payment, reason })
  await chargeChange(tx, ctx, { order, payment })
  await moveRequest(tx, ctx, { orderId, kind: 'change', id, to: 'confirmed' })
  const note = `${ctx.numbers.money(chargedBy(payment))} by card, with a fee of ${ctx.numbers.money(feeOf(payment))}.`
  await recordOrderEvent(tx, ctx, { orderId, event: 'change-paid', note })
  await recordEvent(tx, ctx, { kind: 'change.paid', subject: id, payload: { orderId } })
}

/** Why a change whose money arrived cannot be made; null if it can. */
async function refusalOf(
  tx: Transaction,
  ctx: Ctx,
  { order, request }: { order: Order; request: ServiceRequest },
): Promise<string | null> {
  const { state, quoteUntil } = request
  if (state !== 'quoted') return request.reason ?? changeReasons.late
  if (!quoteUntil || ctx.now() >= acceptedUntil(quoteUntil)) return changeReasons.late
  if (hasMoved(order, request)) return changeReasons.moved
  const [other] = await tx
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.agencyId, ctx.agencyId),
        eq(serviceRequests.orderId, order.id),
        inArray(serviceRequests.state, ['confirmed', 'settling']),
      ),
    )
    .limit(1)
  return other ? changeReasons.busy : null
}

/** Whether the order is not what its customer saw when the change was asked for. */
function hasMoved(order: Order, { itineraryBefore, waterfallAfter, charge }: ServiceRequest): boolean {
  const before = (waterfallAfter?.total.amount ?? 0) - charge
  return (
    order.status !== 'Issued' || !isDeepStrictEqual(order.itinerary, itineraryBefore) || order.waterfall.total.amount !== before
  )
}

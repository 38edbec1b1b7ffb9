import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { serviceRequests } from '../../../db/schema/index.ts'
import type { PaymentRow } from '../../ledger/payment-row.ts'
import type { ServiceRequest } from '../../orders/cancellation/move-request.ts'
import { GRACE_SECONDS } from '../../orders/expire-unpaid.job.ts'

/** A change for which a payment at the gateway was asked; null for any other payment. The payment has the id of the request as its idempotency key. */
export async function changeOfPayment(
  tx: Transaction,
  ctx: Ctx,
  { orderId, method, idempotencyKey }: PaymentRow,
): Promise<ServiceRequest | null> {
  if (!orderId || method === 'wallet') return null
  const [row] = await tx
    .select()
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.agencyId, ctx.agencyId),
        eq(serviceRequests.orderId, orderId),
        sql`${serviceRequests.id}::text = ${idempotencyKey}`,
      ),
    )
  return row ?? null
}

/** Whether a change may still be paid. */
export const isToPay = ({ state, quoteUntil }: ServiceRequest, now: Date): boolean =>
  state === 'quoted' && quoteUntil !== null && now < quoteUntil

/** Until when the money for a change is accepted: what was paid in time may arrive later. */
export const acceptedUntil = (quoteUntil: Date): Date => new Date(quoteUntil.getTime() + GRACE_SECONDS * 1_000)

import { and, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { carriedOut, type ServiceKind, type ServiceState, statesBefore } from '#domain/orders/service-requests.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { serviceRequests } from '../../../db/schema/index.ts'

export type ServiceRequest = typeof serviceRequests.$inferSelect

/** Cancellations that the supplier completed. */
export const isCancellation = (agencyId: string | Placeholder) =>
  and(eq(serviceRequests.agencyId, agencyId), eq(serviceRequests.kind, 'cancel'), inArray(serviceRequests.state, [...carriedOut]))

interface Move {
  orderId: string
  kind: ServiceKind
  to: ServiceState
  /** The request, where the order may have several in a preceding state. */
  id?: string
  set?: Partial<Pick<ServiceRequest, 'supplierRefund' | 'reason'>>
}

/** Moves the open request of a locked order to its next state by `serviceTransitions`. Null when no request is in a preceding state. */
export async function moveRequest(
  tx: Transaction,
  ctx: Ctx,
  { orderId, kind, to, id, set }: Move,
): Promise<ServiceRequest | null> {
  const [row] = await tx
    .update(serviceRequests)
    .set({
      ...set,
      state: to,
      ...(to !== 'confirmed' && { settledAt: sql`coalesce(${serviceRequests.settledAt}, ${ctx.now()})` }),
    })
    .where(
      and(
        eq(serviceRequests.agencyId, ctx.agencyId),
        eq(serviceRequests.orderId, orderId),
        eq(serviceRequests.kind, kind),
        id ? eq(serviceRequests.id, id) : undefined,
        inArray(serviceRequests.state, statesBefore(to)),
      ),
    )
    .returning()
  return row ?? null
}

/** Throws order.request-open while a request of a locked order is in one of these states; by default, at its supplier. */
export async function assertNoRequest(
  tx: Transaction,
  ctx: Ctx,
  { id }: { id: string },
  states: ServiceState[] = ['confirmed'],
): Promise<void> {
  const [open] = await tx
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(eq(serviceRequests.agencyId, ctx.agencyId), eq(serviceRequests.orderId, id), inArray(serviceRequests.state, states)),
    )
    .limit(1)
  if (open) throw new AppError('order.request-open')
}

import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { serviceRequests } from '../../db/schema/index.ts'
import type { ServiceRequest } from '../orders/cancellation/move-request.ts'

/** The changes of an order in a state: `quoted` waits for its payment, `confirmed` is at its supplier. */
export const readChanges = (
  tx: Transaction,
  ctx: Ctx,
  { orderId, state }: Pick<ServiceRequest, 'orderId' | 'state'>,
): Promise<ServiceRequest[]> =>
  tx
    .select()
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.agencyId, ctx.agencyId),
        eq(serviceRequests.orderId, orderId),
        eq(serviceRequests.kind, 'change'),
        eq(serviceRequests.state, state),
      ),
    )

/** The change of an order that is at its supplier; null without one. */
export const readOpenChange = async (tx: Transaction, ctx: Ctx, orderId: string): Promise<ServiceRequest | null> =>
  (await readChanges(tx, ctx, { orderId, state: 'confirmed' }))[0] ?? null

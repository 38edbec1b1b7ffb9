import { and, desc, eq, sql } from 'drizzle-orm'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { scheduleChanges } from '../../../db/schema/index.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import { isOpenChange, type ScheduleChangeRow } from '../schedule/schedule-change-row.ts'
import type { Order } from '../transition-order.ts'

const lastChange = prepared((tx: Transaction) =>
  tx
    .select()
    .from(scheduleChanges)
    .where(
      and(eq(scheduleChanges.agencyId, sql.placeholder('agencyId')), eq(scheduleChanges.orderId, sql.placeholder('orderId'))),
    )
    .orderBy(desc(scheduleChanges.detectedAt), desc(scheduleChanges.id))
    .limit(1)
    .prepare('schedule_change'),
)

/** The airline's last change of the order; null without one. */
export async function readLastScheduleChange(
  tx: Transaction,
  { agencyId }: Ctx,
  orderId: string,
): Promise<ScheduleChangeRow | null> {
  const [row] = await lastChange(tx).execute({ agencyId, orderId })
  return row ?? null
}

/** What the page of an order says of it: the changed journeys, the answer, and whether the viewer may accept it now. */
export function presentScheduleChange(ctx: Ctx, order: Order, row: ScheduleChangeRow | null): OrderDetail['scheduleChange'] {
  if (!row) return null
  const isCustomer = ctx.actor.role === 'customer'
  const { schedule } = fulfilmentOf(order)
  const isOpen = isOpenChange(row) && order.status === 'Issued'
  return {
    id: row.id,
    legs: schedule?.legs(row.before, row.after) ?? [],
    detectedAt: row.detectedAt.toISOString(),
    toldAt: row.toldAt?.toISOString() ?? null,
    isOpen,
    isAsked: isOpen && row.askedAt !== null,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: isCustomer ? null : row.answeredBy,
    canAccept:
      isOpen &&
      row.askedAt === null &&
      (isCustomer ? schedule?.takesPlace(row.before, row.after) === true : actorMay(ctx, 'orders:write')),
  }
}

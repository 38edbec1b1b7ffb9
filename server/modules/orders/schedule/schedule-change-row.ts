import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { scheduleChanges } from '../../../db/schema/index.ts'

export type ScheduleChangeRow = typeof scheduleChanges.$inferSelect

/** Whether it waits for an answer. */
export const isOpenChange = ({ answer, staleAt }: Pick<ScheduleChangeRow, 'answer' | 'staleAt'>): boolean =>
  answer === null && staleAt === null

/** The airline's changes of an order, the oldest first. */
export const readScheduleChanges = (tx: Transaction, ctx: Ctx, orderId: string): Promise<ScheduleChangeRow[]> =>
  tx
    .select()
    .from(scheduleChanges)
    .where(and(eq(scheduleChanges.agencyId, ctx.agencyId), eq(scheduleChanges.orderId, orderId)))
    .orderBy(asc(scheduleChanges.detectedAt), asc(scheduleChanges.id))

export async function setScheduleChange(
  tx: Transaction,
  ctx: Ctx,
  { id }: Pick<ScheduleChangeRow, 'id'>,
  set: Partial<ScheduleChangeRow>,
): Promise<void> {
  await tx
    .update(scheduleChanges)
    .set(set)
    .where(and(eq(scheduleChanges.agencyId, ctx.agencyId), eq(scheduleChanges.id, id)))
}

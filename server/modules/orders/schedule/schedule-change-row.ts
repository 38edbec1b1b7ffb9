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

/** A change by its id; null for an unknown one. */
export async function findScheduleChange(tx: Transaction, ctx: Ctx, id: string): Promise<ScheduleChangeRow | null> {
  const isIt = and(eq(scheduleChanges.agencyId, ctx.agencyId), eq(scheduleChanges.id, id))
  const [found] = await tx.select().from(scheduleChanges).where(isIt)
  return found ?? null
}

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

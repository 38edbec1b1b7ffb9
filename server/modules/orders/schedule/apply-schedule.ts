import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orders, scheduleChanges } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import type { ProductSchedule, ReportedChange, Schedule, ScheduleAnswer } from '../../products/product-schedule.ts'
import { type Order, recordOrderEvent } from '../transition-order.ts'
import { isOpenChange, readScheduleChanges, type ScheduleChangeRow, setScheduleChange } from './schedule-change-row.ts'

/** A call whose answer is not known counts as lost after this time: the change can be answered again. */
const LOST_AFTER_MS = 120_000

/** Applies what the supplier knows of an airline's changes to a locked order: new ones once, and answers that were given. Idempotent. */
export async function applySchedule(
  tx: Transaction,
  ctx: Ctx,
  { order, changes }: { order: Order; changes: readonly ReportedChange[] },
): Promise<void> {
  const { schedule } = fulfilmentOf(order)
  if (!schedule) return
  const known = new Map((await readScheduleChanges(tx, ctx, order.id)).map((row) => [row.supplierChangeId, row]))
  let now = schedule.of(order)
  for (const change of changes) {
    const row = known.get(change.id)
    if (row) await settleKnown(tx, ctx, { row, change })
    else now = await storeNew(tx, ctx, { order, schedule, change, before: now })
  }
}

async function settleKnown(
  tx: Transaction,
  ctx: Ctx,
  { row, change }: { row: ScheduleChangeRow; change: ReportedChange },
): Promise<void> {
  if (row.answer !== null) return
  if (change.answer !== null) return confirmAnswer(tx, ctx, { row, answer: change.answer })
  // The supplier has no answer: a call that was lost had no effect.
  const isLost = row.askedAt !== null && ctx.now().getTime() - row.askedAt.getTime() >= LOST_AFTER_MS
  if (isLost) await setScheduleChange(tx, ctx, row, { askedAt: null, askedBy: null })
}

const answerEvents: Record<ScheduleAnswer, string> = {
  accepted: 'schedule-accepted',
  cancelled: 'schedule-cancelled',
  changed: 'schedule-otherwise',
}

/** The supplier has the answer. Idempotent. */
export async function confirmAnswer(
  tx: Transaction,
  ctx: Ctx,
  { row, answer }: { row: ScheduleChangeRow; answer: ScheduleAnswer },
): Promise<void> {
  const [answered] = await tx
    .update(scheduleChanges)
    .set({ answer, answeredAt: ctx.now(), answeredBy: row.askedBy })
    .where(and(eq(scheduleChanges.agencyId, ctx.agencyId), eq(scheduleChanges.id, row.id), isNull(scheduleChanges.answer)))
    .returning({ id: scheduleChanges.id })
  if (!answered) return
  await recordOrderEvent(tx, ctx, { orderId: row.orderId, event: answerEvents[answer] })
}

interface New {
  order: Order
  schedule: ProductSchedule
  change: ReportedChange
  before: Schedule
}

/** Returns the order's schedule after it. */
async function storeNew(tx: Transaction, ctx: Ctx, { order, schedule, change, before }: New): Promise<Schedule> {
  const after = schedule.after(before, change)
  const id = ctx.newId()
  const { answer } = change
  const [stored] = await tx
    .insert(scheduleChanges)
    .values({
      id,
      agencyId: ctx.agencyId,
      orderId: order.id,
      supplierChangeId: change.id,
      before,
      after,
      detectedAt: new Date(change.detectedAt),
      answer,
      answeredAt: answer && ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: scheduleChanges.id })
  if (!stored) return before
  await replaceOpen(tx, ctx, { orderId: order.id, by: id })
  // An order of which nothing takes place any more keeps its schedule: its documents say what was booked.
  const isLeft = after.length > 0
  if (isLeft)
    await tx
      .update(orders)
      .set(schedule.write(order, after))
      .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  const note = schedule.words(before, after)
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'schedule-changed', note: note || null })
  if (note) await recordEvent(tx, ctx, { kind: 'order.rescheduled', subject: order.id, payload: { changeId: id } })
  return isLeft ? after : before
}

/** Only the newest change can be answered. */
async function replaceOpen(tx: Transaction, ctx: Ctx, { orderId, by }: { orderId: string; by: string }): Promise<void> {
  const rows = await readScheduleChanges(tx, ctx, orderId)
  for (const row of rows) if (row.id !== by && isOpenChange(row)) await setScheduleChange(tx, ctx, row, { staleAt: ctx.now() })
}

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { agencies, orders } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { askSupplier } from '../ask-supplier.ts'
import { lockOrder, type Order } from '../transition-order.ts'
import { lapseHold } from './lapse-hold.ts'
import { releaseStray } from './release-stray.job.ts'

const Payload = OfOrder.extend({ what: z.enum(['remind', 'end']), tries: Tries })

/** Waits, in seconds, while the supplier does not say that a hold whose deadline passed has ended. After them it counts as ended. */
const waits = [60, 300, 900]

const HOUR_MS = 3_600_000

/** The agency's notice before the deadline, or a quarter of the remaining time if that is less. */
const reminderAt = (now: Date, payBy: Date, noticeHours: number): Date =>
  new Date(payBy.getTime() - Math.min(noticeHours * HOUR_MS, (payBy.getTime() - now.getTime()) / 4))

async function readNoticeHours(tx: Transaction, { agencyId }: Ctx): Promise<number> {
  const [agency] = await tx.select({ hours: agencies.holdReminderHours }).from(agencies).where(eq(agencies.id, agencyId))
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  return agency.hours
}

const secondsTo = (now: Date, then: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))

/** Handles a held order's deadline: sends a reminder before it, and ends the order at it. */
export async function queueDeadline(tx: Transaction, ctx: Ctx, { id, payBy }: Pick<Order, 'id' | 'payBy'>): Promise<void> {
  if (!payBy) return
  const job = { agencyId: ctx.agencyId, orderId: id, tries: 0 }
  const now = ctx.now()
  const remind = { afterSeconds: secondsTo(now, reminderAt(now, payBy, await readNoticeHours(tx, ctx))) }
  await ctx.system.jobs.enqueue(tx, holdDeadline, { ...job, what: 'remind' }, remind)
  await ctx.system.jobs.enqueue(tx, holdDeadline, { ...job, what: 'end' }, { afterSeconds: secondsTo(now, payBy) })
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Until when the seller waits and keeps its price. Where it does not repeat a deadline, the one that is known stands. */
export const deadlinesOf = (order: Order, answer: SupplierOrder): Pick<Order, 'payBy' | 'priceUntil'> => ({
  payBy: instantOf(answer.payBy) ?? order.payBy,
  priceUntil: instantOf(answer.priceGuaranteedUntil) ?? order.priceUntil,
})

/** Sellers move their deadlines: a held order follows, and so does what watches it. True when the one for paying moved. */
export async function followDeadline(
  tx: Transaction,
  ctx: Ctx,
  { order, answer }: { order: Order; answer: SupplierOrder },
): Promise<boolean> {
  const { payBy, priceUntil } = deadlinesOf(order, answer)
  const hasMoved = payBy?.getTime() !== order.payBy?.getTime()
  if (!hasMoved && priceUntil?.getTime() === order.priceUntil?.getTime()) return false
  await tx
    .update(orders)
    .set({ payBy, priceUntil })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  if (hasMoved) await queueDeadline(tx, ctx, { id: order.id, payBy })
  return hasMoved
}

/** Asks the supplier of a held order that nobody paid: one that lapsed ends; of one that is still held, the agency is reminded, or it is checked again. */
export const holdDeadline: Job<typeof Payload> = defineJob({
  name: 'orders.hold-deadline',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, what, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (order.status !== 'Not Paid') return
    const answer = await askSupplier(ctx, order)
    const isGone = answer?.status === 'cancelled' || answer?.status === 'failed'
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (locked.status !== 'Not Paid' || !locked.payBy) return
      if (isGone) return lapseHold(tx, ctx, locked)
      if (answer?.status === 'held' && (await followDeadline(tx, ctx, { order: locked, answer }))) return
      if (ctx.now() < locked.payBy) {
        if (what === 'remind') return recordEvent(tx, ctx, { kind: 'order.deadline-near', subject: orderId, payload: {} })
        const early = { afterSeconds: secondsTo(ctx.now(), locked.payBy) }
        return system.jobs.enqueue(tx, holdDeadline, { agencyId, orderId, what, tries }, early)
      }
      const afterSeconds = waits[tries]
      if (afterSeconds !== undefined)
        return system.jobs.enqueue(tx, holdDeadline, { agencyId, orderId, what: 'end', tries: tries + 1 }, { afterSeconds })
      await lapseHold(tx, ctx, locked)
      await system.jobs.enqueue(tx, releaseStray, { agencyId, orderId, tries: 0 })
    })
  },
})

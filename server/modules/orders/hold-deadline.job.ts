import { z } from 'zod'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { askSupplier } from './ask-supplier.ts'
import { lapseHold } from './lapse-hold.ts'
import { releaseStray } from './release-stray.job.ts'
import { sendOrderMail } from './send-order-mail.job.ts'
import { lockOrder, type Order } from './transition-order.ts'

const Payload = z.object({ agencyId: z.uuid(), orderId: z.uuid(), what: z.enum(['remind', 'end']), tries: z.int() })

/** Waits, in seconds, while the airline does not say that a hold whose deadline passed has ended. After them it counts as ended. */
const waits = [60, 300, 900]

const MOST_NOTICE_MS = 2 * 3_600_000

/** Two hours before the deadline, or a quarter of the time when that is less. */
export const reminderAt = (now: Date, payBy: Date): Date =>
  new Date(payBy.getTime() - Math.min(MOST_NOTICE_MS, (payBy.getTime() - now.getTime()) / 4))

const secondsTo = (now: Date, then: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))

/** Watches a held order's deadline: a reminder before it, its end at it. */
export async function queueDeadline(tx: Transaction, ctx: Ctx, { id, payBy }: Pick<Order, 'id' | 'payBy'>): Promise<void> {
  if (!payBy) return
  const job = { agencyId: ctx.agencyId, orderId: id, tries: 0 }
  const now = ctx.now()
  const remind = { afterSeconds: secondsTo(now, reminderAt(now, payBy)) }
  await ctx.system.jobs.enqueue(tx, holdDeadline, { ...job, what: 'remind' }, remind)
  await ctx.system.jobs.enqueue(tx, holdDeadline, { ...job, what: 'end' }, { afterSeconds: secondsTo(now, payBy) })
}

/** Asks the airline of a held order that nobody paid: one that lapsed ends, one that lives is reminded of or waited for. */
export const holdDeadline: Job<typeof Payload> = defineJob({
  name: 'orders.hold-deadline',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, what, tries }) {
    const ctx = systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (order.status !== 'Not Paid') return
    const answer = await askSupplier(ctx, order)
    const isGone = answer?.status === 'cancelled' || answer?.status === 'failed'
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (locked.status !== 'Not Paid' || !locked.payBy) return
      if (isGone) return lapseHold(tx, ctx, locked)
      const isOver = ctx.now() >= locked.payBy
      if (what === 'remind' && !isOver)
        return system.jobs.enqueue(tx, sendOrderMail, { agencyId, orderId, mail: 'hold-reminder' })
      if (!isOver) {
        const afterSeconds = secondsTo(ctx.now(), locked.payBy)
        if (what === 'end') await system.jobs.enqueue(tx, holdDeadline, { agencyId, orderId, what, tries }, { afterSeconds })
        return
      }
      const afterSeconds = waits[tries]
      if (afterSeconds !== undefined)
        return system.jobs.enqueue(tx, holdDeadline, { agencyId, orderId, what: 'end', tries: tries + 1 }, { afterSeconds })
      await lapseHold(tx, ctx, locked)
      await system.jobs.enqueue(tx, releaseStray, { agencyId, orderId, tries: 0 })
    })
  },
})

import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { lockOrder } from '../transition-order.ts'
import { applySchedule } from './apply-schedule.ts'

const Payload = OfOrder.extend({
  /** One of the daily polls, which goes on until the departure; false after a webhook or a lost answer. */
  isPoll: z.boolean(),
  tries: Tries,
})

/** The first poll after the order is issued, and the delay between later ones: a webhook usually comes sooner, where the supplier sends any. */
export const FIRST_POLL_SECONDS = 60
const POLL_SECONDS = 24 * 3_600
/** Delays after a read without an answer, in seconds. */
const waits = [60, 300, 900]

/** Reads from its supplier what the airline changed of an issued order, and applies it. */
export const followSchedule: Job<typeof Payload> = defineJob({
  name: 'orders.follow-schedule',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, isPoll, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    const { schedule } = fulfilmentOf(order)
    const isAhead = order.endsAt !== null && order.endsAt > ctx.now()
    if (!schedule || order.status !== 'Issued' || !isAhead) return
    const again = (tx: Transaction, more: { tries: number }, afterSeconds: number) =>
      system.jobs.enqueue(tx, followSchedule, { agencyId, orderId, isPoll, ...more }, { afterSeconds })
    try {
      const changes = await schedule.read(ctx, order)
      if (!changes) return
      await ctx.tx(async (tx) => {
        await applySchedule(tx, ctx, { order: await lockOrder(tx, ctx, orderId), changes })
        if (isPoll) await again(tx, { tries: 0 }, POLL_SECONDS)
      })
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      const wait = waits[tries] ?? (isPoll ? POLL_SECONDS : undefined)
      if (wait !== undefined) await ctx.tx((tx) => again(tx, { tries: wait === POLL_SECONDS ? 0 : tries + 1 }, wait))
    }
  },
})

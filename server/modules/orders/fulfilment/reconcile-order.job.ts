import { sellerWords } from '#domain/orders/seller-words.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { renewRate } from '../../rates/renew-rate.ts'
import { askSupplier } from '../ask-supplier.ts'
import { escalate } from '../escalate.ts'
import { failOrder } from '../fail-order.ts'
import { isHolding, wasHeld } from '../hold-state.ts'
import { followSchedule } from '../schedule/follow-schedule.job.ts'
import { lockOrder, type Order } from '../transition-order.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'

const Payload = OfOrder.extend({ tries: Tries })

/** Delays between polls, in seconds: after about a minute without a clear response the order is escalated. */
const waits = [5, 10, 15, 20]
/** The delay between later polls of a booking that the supplier has confirmed and not ticketed yet. */
const WHILE_BOOKED_SECONDS = 900
/** Two days of polls every quarter of an hour. */
const MOST_REQUESTED_TRIES = 192

/**
 * Polls the supplier for the outcome of a booking. It never books, holds or pays: an existing booking is adopted, a failed one fails the order, and
 * an unknown one is escalated, because it may still appear. An unconfirmed hold costs nothing: it fails.
 */
export const reconcileOrder: Job<typeof Payload> = defineJob({
  name: 'orders.reconcile',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    // The seller reported something about an order that is issued already.
    if (order.status === 'Issued') return followSchedule.handle(system, { agencyId, orderId, isPoll: false, tries: 0 })
    if (!isUnsettled(order)) return
    const answer = await askSupplier(ctx, order)
    if (answer?.status === 'issued') await renewRate(ctx, order)
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (!isUnsettled(locked)) return
      const applied = answer ? await applySupplierOrder(tx, ctx, { order: locked, answer }) : 'ask-again'
      if (applied === 'settled') return
      const asked = await lockOrder(tx, ctx, orderId)
      await (applied === 'ask-again' ? later(ctx, { tx, order: asked, tries }) : muchLater(ctx, { tx, order: asked, tries }))
    })
  },
})

const unsettled: ReadonlySet<Order['status']> = new Set(['PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Not Paid'])

const isUnsettled = (order: Order): boolean => unsettled.has(order.status) || isHolding(order)

/** A seller that confirms by itself answers within a day or two; in between its webhook may. */
async function muchLater(ctx: Ctx, { tx, order, tries }: { tx: Transaction; order: Order; tries: number }): Promise<void> {
  const wait = waits[tries] ?? WHILE_BOOKED_SECONDS
  const again = { agencyId: ctx.agencyId, orderId: order.id, tries: tries + 1 }
  if (tries < MOST_REQUESTED_TRIES) return ctx.system.jobs.enqueue(tx, reconcileOrder, again, { afterSeconds: wait })
  await escalate(tx, ctx, { order, note: sellerWords[order.product].unanswered })
}

async function later(ctx: Ctx, { tx, order, tries }: { tx: Transaction; order: Order; tries: number }): Promise<void> {
  const wait = waits[tries] ?? (order.status === 'Booked' ? WHILE_BOOKED_SECONDS : undefined)
  const again = { agencyId: ctx.agencyId, orderId: order.id, tries: tries + 1 }
  if (wait !== undefined && order.status !== 'Not Paid')
    return ctx.system.jobs.enqueue(tx, reconcileOrder, again, { afterSeconds: wait })
  if (isHolding(order)) return failOrder(tx, ctx, { order, reason: sellerWords[order.product].holdUnconfirmed })
  if (order.status !== 'PendingTicketIssue') return
  const note = wasHeld(order) ? sellerWords[order.product].paymentUnconfirmed : fulfilmentOf(order).answers.unknown
  await escalate(tx, ctx, { order, note })
}

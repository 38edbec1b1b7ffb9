import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../jobs/payloads.ts'
import { renewRate } from '../rates/renew-rate.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { askSupplier } from './ask-supplier.ts'
import { callPerson } from './call-person.ts'
import { failOrder } from './fail-order.ts'
import { isHolding, wasHeld } from './hold-state.ts'
import { lockOrder, type Order } from './transition-order.ts'

const Payload = OfOrder.extend({ tries: Tries })

/** Waits between questions, in seconds: a person is called after about a minute without a clear answer. */
const waits = [5, 10, 15, 20]
/** Between later questions about a booking that the supplier has confirmed: its tickets follow. */
const WHILE_BOOKED_SECONDS = 900

/**
 * Asks the supplier what became of a booking. It never books, holds or pays: a booking that the supplier has is adopted, one that failed is
 * failed, and when the supplier knows of none a person decides, because it may still appear. A hold that nobody confirms costs nothing: it fails.
 */
export const reconcileOrder: Job<typeof Payload> = defineJob({
  name: 'orders.reconcile',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (!isUnsettled(order)) return
    const answer = await askSupplier(ctx, order)
    if (answer?.status === 'issued') await renewRate(ctx, order)
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (!isUnsettled(locked)) return
      const applied = answer ? await applySupplierOrder(tx, ctx, { order: locked, answer }) : 'ask-again'
      if (applied === 'ask-again') await later(ctx, { tx, order: await lockOrder(tx, ctx, orderId), tries })
    })
  },
})

const unsettled: ReadonlySet<Order['status']> = new Set(['PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Not Paid'])

const isUnsettled = (order: Order): boolean => unsettled.has(order.status) || isHolding(order)

async function later(ctx: Ctx, { tx, order, tries }: { tx: Transaction; order: Order; tries: number }): Promise<void> {
  const wait = waits[tries] ?? (order.status === 'Booked' ? WHILE_BOOKED_SECONDS : undefined)
  const again = { agencyId: ctx.agencyId, orderId: order.id, tries: tries + 1 }
  if (wait !== undefined && order.status !== 'Not Paid')
    return ctx.system.jobs.enqueue(tx, reconcileOrder, again, { afterSeconds: wait })
  if (isHolding(order))
    return failOrder(tx, ctx, {
      order,
      reason:
        'The airline has not confirmed the hold. Nothing was charged; if it holds the seats after all, they are given back or lapse at its deadline.',
    })
  if (order.status !== 'PendingTicketIssue') return
  const note = wasHeld(order)
    ? 'The airline has not confirmed the payment of the held seats. Check with the airline before it is paid again.'
    : 'The airline knows of no such booking yet. Check with the airline before anything is booked again.'
  await callPerson(tx, ctx, { order, note })
}

import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import type { FlightSupplier, SupplierOrder } from '#integrations/flights/port.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { sendOrderMail } from './send-order-mail.job.ts'
import { lockOrder, type Order, transitionOrder } from './transition-order.ts'

const Payload = z.object({ agencyId: z.uuid(), orderId: z.uuid(), tries: z.int() })

/** Waits between questions, in seconds: a person is called after about a minute without a clear answer. */
const waits = [5, 10, 15, 20]

/**
 * Asks the supplier what became of a booking. It never books: a booking that the supplier has is adopted, one that failed is
 * failed, and when the supplier knows of none a person decides, because it may still appear.
 */
export const reconcileOrder: Job<typeof Payload> = defineJob({
  name: 'orders.reconcile',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (!unsettled.has(order.status)) return
    const supplier = system.integrations.flights.find((one) => one.id === order.supplier)
    const answer = supplier ? await ask(supplier, order) : null
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (!unsettled.has(locked.status)) return
      const applied = answer ? await applySupplierOrder(tx, ctx, { order: locked, answer }) : 'ask-again'
      if (applied === 'ask-again') await later(ctx, { tx, order: await lockOrder(tx, ctx, orderId), tries })
    })
  },
})

const unsettled: ReadonlySet<Order['status']> = new Set(['PendingTicketIssue', 'AwaitingAdmin', 'Booked'])

async function ask(supplier: FlightSupplier, order: Order): Promise<SupplierOrder | null> {
  try {
    if (order.supplierOrderId) return await supplier.getOrder(order.supplierOrderId)
    return await supplier.findBooking({ reference: order.id, supplierOfferId: order.supplierOfferId })
  } catch (error) {
    if (error instanceof SupplierError) return null
    throw error
  }
}

async function later(
  ctx: Ctx,
  { tx, order, tries }: { tx: Parameters<typeof lockOrder>[0]; order: Order; tries: number },
): Promise<void> {
  const wait = waits[tries]
  const again = { agencyId: ctx.agencyId, orderId: order.id, tries: tries + 1 }
  if (wait !== undefined) return ctx.system.jobs.enqueue(tx, reconcileOrder, again, { afterSeconds: wait })
  if (order.status !== 'PendingTicketIssue') return
  await transitionOrder(tx, ctx, {
    order,
    event: 'outcome-unknown',
    note: 'The airline knows of no such booking yet. Check with the airline before anything is booked again.',
  })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { agencyId: ctx.agencyId, orderId: order.id, mail: 'needs-decision' })
}

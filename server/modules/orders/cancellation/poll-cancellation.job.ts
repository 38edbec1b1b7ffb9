import { productFacts } from '#domain/products.ts'
import { systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { askSupplier } from '../ask-supplier.ts'
import { lockOrder } from '../transition-order.ts'
import { confirmCancellation, refuseCancellation } from './settle-cancellation.ts'

const Payload = OfOrder.extend({ tries: Tries })

/** Delays between polls, in seconds. After the last poll the order counts as not cancelled. */
const waits = [60, 300, 900]

/** Polls the supplier for a cancellation whose response was lost. It never cancels: it applies the supplier's state. */
export const pollCancellation: Job<typeof Payload> = defineJob({
  name: 'orders.look-at-cancellation',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (order.status !== 'TicketCancelationRequested') return
    const answer = await askSupplier(ctx, order)
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (answer?.status === 'cancelled') {
        await confirmCancellation(tx, ctx, { order: locked, supplierRefund: answer.refund ?? null })
        return
      }
      const afterSeconds = waits[tries]
      if (afterSeconds !== undefined)
        return system.jobs.enqueue(tx, pollCancellation, { agencyId, orderId, tries: tries + 1 }, { afterSeconds })
      const { seller, noun } = productFacts[locked.product]
      const note = `The ${seller} has not cancelled it. The ${noun} stands; cancel it again.`
      await refuseCancellation(tx, ctx, { order: locked, note })
    })
  },
})

import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../jobs/payloads.ts'
import { changeOf } from '../../products/change-of.ts'
import { askSupplier } from '../orders/ask-supplier.ts'
import { lockOrder } from '../orders/transition-order.ts'
import { readOpenChange } from './read-changes.ts'
import { confirmChange, refuseChange } from './settle-change.ts'

const Payload = OfOrder.extend({ tries: Tries })

/** Delays between polls, in seconds. After the last poll the order counts as not changed. */
const waits = [60, 300, 900]

/** Polls the supplier for a change whose response was lost. It never changes anything there: it applies the supplier's state. */
export const pollChange: Job<typeof Payload> = defineJob({
  name: 'orders.poll-change',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const { order, request } = await ctx.tx(async (tx) => ({
      order: await lockOrder(tx, ctx, orderId),
      request: await readOpenChange(tx, ctx, orderId),
    }))
    const change = changeOf(order)
    if (!request || !change) return
    const answer = await askSupplier(ctx, order)
    const isDone = answer?.status === 'issued' && change.isMade(request.itineraryAfter, answer)
    await ctx.tx(async (tx) => {
      if (isDone) return confirmChange(tx, ctx, { orderId, answer })
      const afterSeconds = waits[tries]
      if (afterSeconds !== undefined)
        return system.jobs.enqueue(tx, pollChange, { agencyId, orderId, tries: tries + 1 }, { afterSeconds })
      return refuseChange(tx, ctx, { orderId, note: change.words.notMade })
    })
  },
})

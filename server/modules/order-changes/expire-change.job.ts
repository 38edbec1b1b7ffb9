import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { moveRequest } from '../orders/cancellation/move-request.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'

const Payload = OfOrder.extend({ requestId: z.uuid() })

/** Ends a change whose money did not arrive in time: its order is as it was. A payment that arrives afterwards goes back. */
export const expireChange: Job<typeof Payload> = defineJob({
  name: 'orders.expire-change',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, requestId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      await lockOrder(tx, ctx, orderId)
      const ended = await moveRequest(tx, ctx, { orderId, kind: 'change', id: requestId, to: 'expired' })
      if (ended)
        await recordOrderEvent(tx, ctx, {
          orderId,
          event: 'change-unpaid',
          note: 'The time to pay is over. The booking is as it was.',
        })
    })
  },
})

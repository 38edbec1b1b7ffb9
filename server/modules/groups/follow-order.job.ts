import { z } from 'zod'
import { isCollecting } from '#domain/groups/group.ts'
import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { lockOrder } from '../orders/transition-order.ts'
import { returnShares } from './end-group.ts'
import { findGroup, sharesWithDeposits } from './group-row.ts'
import { mailTold } from './mail-shares.ts'

/** After a held order was issued its payers are told; after it ended unpaid their money goes back, except where it is booked anew for them. */
export const followOrder = defineJob({
  name: 'groups.follow-order',
  payload: OfOrder.extend({ what: z.enum(['issued', 'ended']) }),
  retries: 10,
  async handle(system, { agencyId, orderId, what }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const { title } = await lockOrder(tx, ctx, orderId)
      const group = await findGroup(tx, ctx, orderId, 'lock')
      if (!group) return
      if (what === 'ended' && isCollecting(group.state)) return returnShares(tx, ctx, group, 'The booking was not paid in time.')
      if (what !== 'issued' || group.state !== 'paid') return
      for (const { share, isPaid } of await sharesWithDeposits(tx, ctx, group))
        if (isPaid && share.kind === 'share') await mailTold(tx, ctx, { group, share, title, what: 'booked' })
    })
  },
})

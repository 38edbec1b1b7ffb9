import { z } from 'zod'
import { type DepositState, depositStates } from '#domain/deposits/deposit.ts'
import { isCollecting } from '#domain/groups/group.ts'
import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'
import { amountOf, lockHeld, readDeposit } from '../payments/deposits/deposit-row.ts'
import { startReturn } from '../payments/deposits/start-return.ts'
import { findShare, shareWords } from './group-row.ts'
import { mailTold } from './mail-shares.ts'
import { settleGroup } from './settle-group.job.ts'

/** What each state writes into the history of the order. */
const told: Partial<Record<DepositState, { event: string; says: string }>> = {
  held: { event: 'share-paid', says: 'was paid:' },
  returned: { event: 'share-returned', says: 'was returned:' },
  reversed: { event: 'share-reversed', says: 'was taken back by the payer’s bank:' },
}

/** Follows a change of a share's money: pays the order with the last one, returns what comes too late, and tells the order's history. */
export const tellShare = defineJob({
  name: 'groups.tell-share',
  payload: z.object({ agencyId: z.uuid(), depositId: z.uuid(), state: z.enum(depositStates) }),
  retries: 10,
  async handle(system, { agencyId, depositId, state }) {
    const words = told[state]
    if (!words) return
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const deposit = await readDeposit(tx, ctx, depositId)
      const found = await findShare(tx, ctx, deposit.subjectId)
      if (!found) return
      const { share, group } = found
      const { orderId } = group
      const { title } = await lockOrder(tx, ctx, orderId)
      const note = `${shareWords(share)} ${words.says} ${ctx.numbers.money(amountOf(deposit))}`
      await recordOrderEvent(tx, ctx, { orderId, event: words.event, note })
      if (state === 'returned') await mailTold(tx, ctx, { group, share, title, what: 'returned' })
      if (state !== 'held' || deposit.state !== 'held') return
      if (isCollecting(group.state) && share.state === 'open')
        await ctx.system.jobs.enqueue(tx, settleGroup, { agencyId, orderId })
      else await startReturn(tx, ctx, await lockHeld(tx, ctx, depositId), { reason: 'It was paid too late.' })
    })
  },
})

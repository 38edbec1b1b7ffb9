import { AppError, errorRow } from '#domain/errors.ts'
import { isCollecting } from '#domain/groups/group.ts'
import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { lockHeld } from '../payments/deposits/deposit-row.ts'
import { useHeld } from '../payments/deposits/use-deposit.ts'
import { payHeldWith } from '../payments/pay-held-order.ts'
import { findGroup, setGroup, sharesWithDeposits, totalOf } from './group-row.ts'

/**
 * Pays a held order once every share of its group is held, in one transaction: the shares go to the wallet, and the wallet pays. Where the seller asks
 * another price, or the hold has ended, the history of the order says so.
 */
export const settleGroup = defineJob({
  name: 'groups.settle',
  payload: OfOrder,
  retries: 10,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const ready = await ctx.tx(async (tx) => {
      const group = await findGroup(tx, ctx, orderId)
      if (!group || !isCollecting(group.state)) return null
      const open = (await sharesWithDeposits(tx, ctx, group)).filter(({ share }) => share.state === 'open')
      const [first] = open
      if (!first || open.some(({ isPaid }) => !isPaid)) return null
      const shares = open.map(({ share }) => share)
      const held = open.flatMap(({ deposits }) => deposits.flatMap(({ id, state }) => (state === 'held' ? id : [])))
      return { group, held, total: totalOf(shares, first.share.currency) }
    })
    if (!ready) return
    const { group, held, total } = ready
    try {
      await payHeldWith(ctx, { id: orderId, total, idempotencyKey: `group:${group.id}` }, async (tx) => {
        for (const id of held) await useHeld(tx, ctx, await lockHeld(tx, ctx, id))
        await setGroup(tx, ctx, group, { state: 'paid' })
        await recordOrderEvent(tx, ctx, { orderId, event: 'group-paid', note: `All ${held.length} shares are paid.` })
      })
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'supplier.unavailable') throw error
      const { title, body } = errorRow(error.code)
      const note = `All shares are paid, and the order could not be paid with them. ${title}. ${body}`
      await ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId, event: 'group-not-paid', note }))
    }
  },
})

import { AppError } from '#domain/errors.ts'
import { isCollecting } from '#domain/groups/group.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { withinLimit } from '../limits/request-approval.ts'
import { readOrder } from '../orders/read-order.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { lockHeld } from '../payments/deposits/deposit-row.ts'
import { startReturn } from '../payments/deposits/start-return.ts'
import { type GroupRow, readGroup, setGroup, setShare, sharesWithDeposits } from './group-row.ts'

/** Ends a locked group: nothing is asked any more, and what is held goes back. */
export async function returnShares(tx: Transaction, ctx: Ctx, group: GroupRow, reason: string): Promise<void> {
  for (const { share, deposits } of await sharesWithDeposits(tx, ctx, group)) {
    if (share.state === 'open') await setShare(tx, ctx, share, { state: 'void' })
    for (const { id, state } of deposits)
      if (state === 'held') await startReturn(tx, ctx, await lockHeld(tx, ctx, id), { reason })
  }
  await setGroup(tx, ctx, group, { state: 'ended' })
  await recordOrderEvent(tx, ctx, { orderId: group.orderId, event: 'group-ended', note: reason })
}

interface End {
  id: string
  reason: string
}

/** Throws approval.waiting where the money that goes back is above the limit of the member's role; a colleague was then asked. */
export async function assertEndWithinLimit(ctx: Ctx, { id, reason }: End): Promise<void> {
  const { held, currency, order } = await ctx.tx(async (tx) => {
    const found = await readOrder(tx, ctx, id)
    const group = await readGroup(tx, ctx, id)
    const deposits = (await sharesWithDeposits(tx, ctx, group)).flatMap((one) => one.deposits)
    const amounts = deposits.map((deposit) => (deposit.state === 'held' ? deposit.amount : 0))
    return { held: amounts.reduce((total, one) => total + one, 0), currency: found.order.currency, order: found.order }
  })
  await withinLimit(ctx, { action: 'return-deposit', amount: money(held, currency) }, async () =>
    held > 0
      ? {
          key: id,
          title: `Shares of ${order.title}`,
          orderId: id,
          checkoutId: null,
          order,
          until: null,
          input: { order: id, reason },
        }
      : null,
  )
}

/** A member ends the group. Throws group.ended. */
export const endGroup = (ctx: Ctx, { id, reason }: End): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    await readOrder(tx, ctx, id)
    const group = await readGroup(tx, ctx, id, 'lock')
    if (!isCollecting(group.state) && group.state !== 'dropped') throw new AppError('group.ended')
    await returnShares(tx, ctx, group, reason)
    return { done: true }
  })

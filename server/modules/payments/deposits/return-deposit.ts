import type { Ctx } from '../../../ctx.ts'
import { withinLimit } from '../../limits/request-approval.ts'
import { amountOf, lockHeld, readDeposit } from './deposit-row.ts'
import { startReturn } from './start-return.ts'

interface Return {
  id: string
  reason: string
}

/** Throws approval.waiting for a return above the limit of the member's role; a colleague was then asked. */
export async function assertReturnWithinLimit(ctx: Ctx, { id, reason }: Return): Promise<void> {
  const row = await ctx.tx((tx) => readDeposit(tx, ctx, id))
  await withinLimit(ctx, { action: 'return-deposit', amount: amountOf(row) }, async () => {
    if (row.state !== 'held') return null
    return { key: id, title: row.about, orderId: null, checkoutId: null, order: null, until: null, input: { id, reason } }
  })
}

/** Returns a held deposit to its customer: to the card; a bank transfer to the wallet, from which the agency sends it back. Throws deposit.not-held. */
export const returnDeposit = (ctx: Ctx, { id, reason }: Return): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    await startReturn(tx, ctx, await lockHeld(tx, ctx, id), { reason })
    return { done: true }
  })

import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkouts } from '../../../db/schema/index.ts'
import type { Accepted } from './accepted-choices.ts'

type FoundCheckout = Pick<typeof checkouts.$inferSelect, 'id' | 'state' | 'expiresAt' | 'createdBy'>

/** The last checkout of each accepted item that meets the condition. */
export async function checkoutsOf(
  tx: Transaction,
  ctx: Ctx,
  accepted: readonly Accepted[],
  condition?: SQL,
): Promise<FoundCheckout[]> {
  const ids = accepted.flatMap(({ choice }) => choice.checkoutId ?? [])
  if (ids.length === 0) return []
  return tx
    .select({
      id: checkouts.id,
      state: checkouts.state,
      expiresAt: checkouts.expiresAt,
      createdBy: checkouts.createdBy,
    })
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), inArray(checkouts.id, ids), condition))
}

/** Whether somebody may be about to pay it. */
export const isOpenNow = (ctx: Ctx, { state, expiresAt }: FoundCheckout): boolean =>
  state === 'paying' || (state === 'open' && expiresAt > ctx.now())

/** The accepted items whose last checkout is neither paid nor being paid. */
export async function unpaidOf(tx: Transaction, ctx: Ctx, accepted: readonly Accepted[]): Promise<Accepted[]> {
  const paid = await checkoutsOf(tx, ctx, accepted, inArray(checkouts.state, ['paying', 'done']))
  return accepted.filter(({ choice }) => paid.every(({ id }) => id !== choice.checkoutId))
}

import type { SoldFor } from '#contract/base/checkout-base.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { checkouts } from '../../db/schema/index.ts'
import { readPrincipals } from './read-delegates.ts'

/** For whom the acting member may sell; nobody for a visitor. */
export const readChoices = async (tx: Transaction, ctx: Ctx): Promise<SoldFor['choices']> =>
  ctx.actor.userId ? readPrincipals(tx, ctx, ctx.actor.userId) : []

type Row = Pick<typeof checkouts.$inferSelect, 'createdBy' | 'soldFor'> & { items: readonly { orderId: string | null }[] }

/** What a checkout's screens show of it. */
export function soldForOf(ctx: Ctx, { createdBy, soldFor: member, items }: Row, choices: SoldFor['choices']): SoldFor | null {
  const isOpen = createdBy === ctx.actor.userId && items.every(({ orderId }) => orderId === null)
  return isOpen && choices.length > 0 ? { member, choices } : null
}

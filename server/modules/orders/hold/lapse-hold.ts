import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Order, transitionOrder } from '../transition-order.ts'

/** The airline no longer holds the seats of a locked order that nobody paid: its deadline passed, or the airline released them before. */
export async function lapseHold(tx: Transaction, ctx: Ctx, order: Order): Promise<void> {
  if (order.status !== 'Not Paid') return
  const isOver = order.payBy === null || ctx.now() >= order.payBy
  await transitionOrder(tx, ctx, {
    order,
    event: isOver ? 'hold-expired' : 'hold-released',
    note: isOver
      ? 'Nobody paid in time. Nothing was charged.'
      : 'The airline gave the seats up before the deadline. Nothing was charged.',
  })
}

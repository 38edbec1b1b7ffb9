import { sellerWords } from '#domain/orders/seller-words.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { type Order, transitionOrder } from '../transition-order.ts'

/** The seller no longer holds what a locked order wanted and nobody paid: its deadline passed, or the seller gave it up before. */
export async function lapseHold(tx: Transaction, ctx: Ctx, order: Order): Promise<void> {
  if (order.status !== 'Not Paid') return
  const isOver = order.payBy === null || ctx.now() >= order.payBy
  await transitionOrder(tx, ctx, {
    order,
    event: isOver ? 'hold-expired' : 'hold-released',
    note: isOver ? 'Nobody paid in time. Nothing was charged.' : sellerWords[order.product].gaveUp,
  })
  await recordEvent(tx, ctx, { kind: 'order.hold-ended', subject: order.id, payload: {} })
}

import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { recordEvent } from '../../events/record-event.ts'
import { type Order, transitionOrder } from './transition-order.ts'

/** Escalates a locked order to the desk, because only a person can decide. `note` is the reason, a sentence. */
export async function escalate(
  tx: Transaction,
  ctx: Ctx,
  { order, note, set = {} }: { order: Order; note: string; set?: Partial<Order> },
): Promise<void> {
  await transitionOrder(tx, ctx, { order, event: 'outcome-unknown', note, set })
  await recordEvent(tx, ctx, { kind: 'order.needs-decision', subject: order.id, payload: {} })
}

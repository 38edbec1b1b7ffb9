import { isOver } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { readOnTop } from '../on-top.ts'
import type { Order } from '../transition-order.ts'

const undecided = { does: 'stays', says: 'It stays as it is; cancel it on its own.' } as const

/** The open orders on top of this one, each with the effect that its product defines for the end of this one. */
export async function readWhatEnds(tx: Transaction, ctx: Ctx, order: Pick<Order, 'id'>) {
  const onTop = await readOnTop(tx, ctx, order)
  return onTop
    .filter(({ status }) => !isOver(status))
    .map((one) => ({ order: one, ...(fulfilmentOf(one).whenBelowEnds ?? undecided) }))
}

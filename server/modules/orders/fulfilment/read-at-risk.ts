import type { Money } from '#domain/money/money.ts'
import { settlementOf } from '#domain/orders/settlement.ts'
import type { Ctx } from '../../../ctx.ts'
import { readOrder } from '../read-order.ts'
import { readPaymentsOf } from '../read-order-money.ts'

/** What was paid for an order and is held until it is decided: the amount that failing it returns. Throws access.not-found. */
export const readAtRisk = (ctx: Ctx, id: string): Promise<Money> =>
  ctx.tx(async (tx) => {
    const { order } = await readOrder(tx, ctx, id)
    const payments = (await readPaymentsOf(tx, ctx, [order])).get(id) ?? []
    return settlementOf({
      status: order.status,
      total: { amount: order.total, currency: order.currency },
      payments,
      cancelled: null,
    }).retained
  })

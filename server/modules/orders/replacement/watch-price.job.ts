import { productFacts } from '#domain/products.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import type { CheaperPrice, PriceWatch } from '../../products/product-fulfilment.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'

/** The interval of the price watch. */
export const WATCH_SECONDS = 6 * 3_600

/** The price of a confirmed order is watched while it can be cancelled free of charge, for products with a price watch. */
export const isFreeToCancel = (ctx: Ctx, order: Order): boolean => fulfilmentOf(order).priceWatch?.isOpen(ctx, order) ?? false

/** Checks whether the same product is sold for less now, stores the result with the order, and schedules the next check. */
export const watchPrice: Job<typeof OfOrder> = defineJob({
  name: 'orders.watch-price',
  payload: OfOrder,
  retries: 3,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    const { priceWatch } = fulfilmentOf(order)
    if (order.status !== 'Issued' || !priceWatch) return
    const cheaper = await find(ctx, order, priceWatch)
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (locked.status !== 'Issued') return
      if (cheaper !== 'unknown') {
        const before = await priceWatch.store(tx, ctx, locked, cheaper)
        if (cheaper && cheaper.total.amount !== before?.total.amount)
          await recordOrderEvent(tx, ctx, {
            orderId,
            event: 'price-fell',
            note: `The same ${productFacts[order.product].unit} costs ${ctx.numbers.money(cheaper.total)} now, ${ctx.numbers.money(cheaper.saving)} less.`,
          })
      }
      if (priceWatch.isOpen(ctx, locked))
        await system.jobs.enqueue(tx, watchPrice, { agencyId, orderId }, { afterSeconds: WATCH_SECONDS })
    })
  },
})

async function find(ctx: Ctx, order: Order, watch: PriceWatch): Promise<CheaperPrice | null | 'unknown'> {
  try {
    return await watch.find(ctx, order)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.info({ err: error, order: order.id }, 'the price of an order was not watched this time')
    return 'unknown'
  }
}

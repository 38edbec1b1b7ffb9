import { formatMoney, isLess, subtract } from '#domain/money.ts'
import { freeUntil } from '#domain/stays/cancellation.ts'
import { type CheaperStay, StayDetails } from '#domain/stays/order-details.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { readDetails, storeDetails } from '../../products/order-details.ts'
import { isOf, type OrderOf, orderOf } from '../../products/order-of-product.ts'
import { findCheaper } from '../../stays/rates/find-cheaper.ts'
import { viewOffer } from '../../stays/rates/view-offer.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'
import { readNationality } from './stay-search-of.ts'

/** Between two checks of a stay's price. */
export const WATCH_SECONDS = 6 * 3_600

/** The price of a confirmed stay is watched for as long as it can be cancelled free of charge. */
export const isFreeToCancel = (ctx: Ctx, order: Order): boolean =>
  isOf('stay', order) && freeUntil(order.itinerary.rate.cancellation, ctx.now()) !== null

/** Checks whether the same refundable room is sold for less now, says so on the order, and checks again later. */
export const watchPrice: Job<typeof OfOrder> = defineJob({
  name: 'orders.watch-price',
  payload: OfOrder,
  retries: 3,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const order = orderOf('stay', await ctx.tx((tx) => lockOrder(tx, ctx, orderId)))
    if (order.status !== 'Issued') return
    const cheaper = await look(ctx, order)
    await ctx.tx(async (tx) => {
      const locked = await lockOrder(tx, ctx, orderId)
      if (locked.status !== 'Issued') return
      if (cheaper !== 'unknown') await keep(tx, ctx, { order: orderOf('stay', locked), cheaper })
      if (isFreeToCancel(ctx, locked))
        await system.jobs.enqueue(tx, watchPrice, { agencyId, orderId }, { afterSeconds: WATCH_SECONDS })
    })
  },
})

async function look(ctx: Ctx, order: OrderOf<'stay'>): Promise<CheaperStay | null | 'unknown'> {
  try {
    const entry = await findCheaper(ctx, order.itinerary, await readNationality(ctx, order))
    if (!entry) return null
    const before = viewOffer(ctx, order.itinerary, { charge: order.waterfall }).rate.total
    const { total } = viewOffer(ctx, { ...order.itinerary, rate: entry.rate }, { charge: entry.charge }).rate
    if (!isLess(total, before)) return null
    return { total, saving: subtract(before, total), seenAt: ctx.now().toISOString() }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.info({ err: error, order: order.id }, 'the price of a stay was not watched this time')
    return 'unknown'
  }
}

async function keep(
  tx: Transaction,
  ctx: Ctx,
  { order, cheaper }: { order: OrderOf<'stay'>; cheaper: CheaperStay | null },
): Promise<void> {
  const before = StayDetails.parse(await readDetails(tx, ctx, order))
  await storeDetails(tx, ctx, { order, details: { cheaper } })
  const isNews = cheaper && cheaper.total.amount !== before.cheaper?.total.amount
  if (isNews)
    await recordOrderEvent(tx, ctx, {
      orderId: order.id,
      event: 'price-fell',
      note: `The same room costs ${formatMoney(cheaper.total)} now, ${formatMoney(cheaper.saving)} less.`,
    })
}

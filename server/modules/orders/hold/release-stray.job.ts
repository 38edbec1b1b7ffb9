import type { OrderStatus } from '#domain/orders/order-status.ts'
import { sellerWords } from '#domain/orders/seller-words.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { askSupplier } from '../ask-supplier.ts'
import { lockOrder, recordOrderEvent } from '../transition-order.ts'

const Payload = OfOrder.extend({ tries: Tries })

/** Delays between polls, in seconds. A hold that none of them releases lapses at the seller's own deadline. */
const waits = [600, 3_600, 21_600]

const ended: ReadonlySet<OrderStatus> = new Set(['Failed', 'Refunded', 'Expired', 'Cancelled', 'AutoCanceled'])

/** Releases a hold of an ended order at the seller, including one that appears late. A paid booking is not changed. */
export const releaseStray: Job<typeof Payload> = defineJob({
  name: 'orders.release-stray',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (!ended.has(order.status)) return
    const answer = await askSupplier(ctx, order)
    if (answer?.status === 'cancelled' || answer?.status === 'failed') return
    const isReleased = answer?.status === 'held' && answer.id !== null && (await release(answer.id))
    await ctx.tx(async (tx) => {
      if (isReleased)
        return recordOrderEvent(tx, ctx, { orderId, event: 'stray-released', note: sellerWords[order.product].strayReleased })
      const afterSeconds = waits[tries]
      if (afterSeconds === undefined) return
      await system.jobs.enqueue(tx, releaseStray, { agencyId, orderId, tries: tries + 1 }, { afterSeconds })
    })

    async function release(supplierOrderId: string): Promise<boolean> {
      try {
        return (await fulfilmentOf(order).release?.(ctx, order, supplierOrderId))?.status === 'cancelled'
      } catch (error) {
        if (error instanceof SupplierError) return false
        throw error
      }
    }
  },
})

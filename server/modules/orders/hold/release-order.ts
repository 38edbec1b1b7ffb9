import { AppError } from '#domain/errors.ts'
import { sellerWords } from '#domain/orders/seller-words.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { lockOrder, transitionOrder } from '../transition-order.ts'

/** Releases the hold of an unpaid order at its seller. Idempotent. Throws order.illegal-transition and supplier.unavailable. */
export async function releaseOrder(ctx: Ctx, input: { id: string }): Promise<void> {
  const order = await ctx.tx((tx) => lockOrder(tx, ctx, input.id))
  if (order.status === 'Cancelled') return
  if (order.status !== 'Not Paid') throw new AppError('order.illegal-transition', { status: order.status })
  await release()
  await ctx.tx(async (tx) => {
    const locked = await lockOrder(tx, ctx, input.id)
    if (locked.status === 'Cancelled') return
    if (locked.status !== 'Not Paid') throw new AppError('order.illegal-transition', { status: locked.status })
    await transitionOrder(tx, ctx, { order: locked, event: 'cancelled', note: sellerWords[order.product].released })
    await recordEvent(tx, ctx, { kind: 'order.hold-ended', subject: locked.id, payload: {} })
  })

  async function release() {
    const { supplierOrderId } = order
    const released = supplierOrderId ? fulfilmentOf(order).release?.(ctx, order, supplierOrderId) : null
    if (!released) throw new AppError('supplier.unavailable', { supplier: order.supplier })
    try {
      await released
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      ctx.system.log.warn({ err: error, order: order.id }, 'the hold was not released')
      throw new AppError(error.kind === 'rejected' ? 'order.illegal-transition' : 'supplier.unavailable')
    }
  }
}

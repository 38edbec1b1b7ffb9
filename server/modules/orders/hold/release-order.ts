import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { flightSupplierOf } from '../../flights/flight-fulfilment.ts'
import { lockOrder, transitionOrder } from '../transition-order.ts'

/** Gives the seats of a held, unpaid order back to the airline. Repeating it does no harm. Throws order.illegal-transition and supplier.unavailable. */
export async function releaseOrder(ctx: Ctx, input: { id: string }): Promise<void> {
  const order = await ctx.tx((tx) => lockOrder(tx, ctx, input.id))
  if (order.status === 'Cancelled') return
  if (order.status !== 'Not Paid') throw new AppError('order.illegal-transition', { status: order.status })
  await release()
  await ctx.tx(async (tx) => {
    const locked = await lockOrder(tx, ctx, input.id)
    if (locked.status === 'Cancelled') return
    if (locked.status !== 'Not Paid') throw new AppError('order.illegal-transition', { status: locked.status })
    const note = 'The seats went back to the airline. Nothing was charged.'
    await transitionOrder(tx, ctx, { order: locked, event: 'cancelled', note })
  })

  async function release() {
    const supplier = flightSupplierOf(ctx, order)
    if (!supplier || !order.supplierOrderId) throw new AppError('supplier.unavailable', { supplier: order.supplier })
    try {
      await supplier.release(order.supplierOrderId)
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      ctx.system.log.warn({ err: error, order: order.id }, 'the hold was not released')
      throw new AppError(error.kind === 'rejected' ? 'order.illegal-transition' : 'supplier.unavailable')
    }
  }
}

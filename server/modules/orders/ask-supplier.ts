import { SupplierError } from '#domain/supplier-error.ts'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from './transition-order.ts'

export const supplierOf = (ctx: Ctx, order: Pick<Order, 'supplier'>): FlightSupplier | null =>
  ctx.system.integrations.flights.find((one) => one.id === order.supplier) ?? null

/** As people call it; the id of one that is no longer configured. */
export const supplierTitle = (ctx: Ctx, order: Pick<Order, 'supplier'>): string => supplierOf(ctx, order)?.title ?? order.supplier

/** What the supplier has of an order. Null when it knows of none (yet), does not answer, or is no longer configured. */
export async function askSupplier(ctx: Ctx, order: Order): Promise<SupplierOrder | null> {
  const supplier = supplierOf(ctx, order)
  if (!supplier) return null
  try {
    if (order.supplierOrderId) return await supplier.getOrder(order.supplierOrderId)
    return await supplier.findBooking({ reference: order.id, supplierOfferId: order.supplierOfferId })
  } catch (error) {
    if (error instanceof SupplierError) return null
    throw error
  }
}

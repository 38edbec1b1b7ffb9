import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../ctx.ts'
import { fulfilmentOf } from '../../products/fulfilment-of.ts'
import type { Order } from './transition-order.ts'

/** The supplier's display name; the id of one that is no longer configured. */
export const supplierTitle = (ctx: Ctx, order: Pick<Order, 'product' | 'supplier'>): string =>
  fulfilmentOf(order).title(ctx, order) ?? order.supplier

/** The supplier's record of an order. Null when it has none (yet), does not respond, or is no longer configured. */
export async function askSupplier(ctx: Ctx, order: Order): Promise<SupplierOrder | null> {
  try {
    return await fulfilmentOf(order).ask(ctx, order)
  } catch (error) {
    if (error instanceof SupplierError) return null
    throw error
  }
}

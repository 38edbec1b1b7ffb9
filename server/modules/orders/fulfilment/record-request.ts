import { and, eq } from 'drizzle-orm'
import { sellerWords } from '#domain/orders/seller-words.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { externalReferences, orders } from '../../../db/schema/index.ts'
import { type Order, recordOrderEvent } from '../transition-order.ts'

/** The seller was asked for what it confirms itself: stores the supplier's id, by which its answer finds the order. Once. */
export async function recordRequest(
  tx: Transaction,
  ctx: Ctx,
  { order, answer }: { order: Order; answer: SupplierOrder },
): Promise<void> {
  const { id: supplierOrderId } = answer
  if (!supplierOrderId || order.supplierOrderId) return
  await tx
    .update(orders)
    .set({ supplierOrderId })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  await tx
    .insert(externalReferences)
    .values({ provider: order.supplier, reference: supplierOrderId, agencyId: ctx.agencyId, orderId: order.id })
    .onConflictDoNothing()
  await recordOrderEvent(tx, ctx, {
    orderId: order.id,
    event: 'property-asked',
    note: sellerWords[order.product].requested,
  })
}

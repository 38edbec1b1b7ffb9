import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { readOrder } from '../orders/read-order.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { isOf, orderOf } from '../products/order-of-product.ts'
import { supplierOfPolicy } from '../policies/supplier-of-policy.ts'

/** The claims of a policy at its insurer. Throws access.not-found for an order of another product. */
async function askInsurer(ctx: Ctx, id: string) {
  const order = orderOf('protection', (await ctx.tx((tx) => readOrder(tx, ctx, id))).order)
  const supplier = supplierOfPolicy(ctx, order)
  if (!supplier || !order.supplierOrderId) return { startUrl: null, claims: [] }
  try {
    return await supplier.claims(order.supplierOrderId)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    throw new AppError('supplier.unavailable', { supplier: order.supplier })
  }
}

/** The claims as the insurer has them now; none for an order of another product. */
export async function listClaims(ctx: Ctx, { id }: { id: string }) {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  if (!isOf('protection', order)) return { isOpen: false, items: [] }
  const { startUrl, claims } = await askInsurer(ctx, id)
  return { isOpen: startUrl !== null, items: claims }
}

/** The page of the insurer where a claim is made. Throws protection.no-claims. */
export async function startClaim(ctx: Ctx, { id }: { id: string }): Promise<{ url: string }> {
  const { startUrl } = await askInsurer(ctx, id)
  if (!startUrl) throw new AppError('protection.no-claims')
  const note = 'The page of the insurer was opened.'
  await ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: id, event: 'claim-started', note }))
  return { url: startUrl }
}

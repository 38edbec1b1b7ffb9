import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tripCheckouts } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { type CheckoutRow, readCheckoutRow } from '../checkouts/checkout-row.ts'
import type { ProductSale } from '../products/product-sale.ts'

export interface TripCheckoutRow {
  row: CheckoutRow
  trip: typeof tripCheckouts.$inferSelect
}

/** A checkout of a trip with its items; with `lock` it is locked until the transaction ends. Throws access.not-found, also for a checkout of one offer. */
export async function readTripCheckout(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<TripCheckoutRow> {
  const row = await readCheckoutRow(tx, ctx, id, lock)
  const [trip] = await tx
    .select()
    .from(tripCheckouts)
    .where(and(eq(tripCheckouts.agencyId, ctx.agencyId), eq(tripCheckouts.checkoutId, id)))
  if (!trip) throw new AppError('access.not-found')
  return { row, trip }
}

/** How a product is bought with a trip. Throws for one that is bought on its own: it is in no checkout of a trip. */
export function inTripOf(product: SoldProduct): NonNullable<ProductSale['inTrip']> {
  const { inTrip } = saleOf(product)
  if (!inTrip) throw new Error(`${product} is bought on its own`)
  return inTrip
}

export interface PaidTrip {
  id: string
  /** Its first order. */
  orderId: string
  /** The gateway's page to redirect to; null when it is paid, and for a transfer. */
  redirectUrl: string | null
}

/** A trip that is paid already: paying again never creates a second payment. */
export function paidTrip({ id, state, items: [first] }: CheckoutRow): PaidTrip | null {
  return state === 'done' && first?.orderId ? { id, orderId: first.orderId, redirectUrl: null } : null
}

import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { checkouts } from '../../db/schema/index.ts'
import { isOwnCheckout } from '../access/is-own.ts'
import { type CheckoutRow, isStayRow } from '../products/checkout-of-product.ts'

const selectCheckout = (tx: Transaction) =>
  tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, sql.placeholder('agencyId')), eq(checkouts.id, sql.placeholder('id'))))

const checkoutById = prepared((tx: Transaction) => selectCheckout(tx).prepare('checkout'))
const lockedCheckout = prepared((tx: Transaction) => selectCheckout(tx).for('update').prepare('checkout_locked'))

/** Reads a checkout; with `lock` nobody else changes it until the transaction ends. Throws access.not-found, also for another visitor's. */
export async function readCheckoutRow(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<CheckoutRow> {
  const statement = lock === 'lock' ? lockedCheckout(tx) : checkoutById(tx)
  const [row] = await statement.execute({ agencyId: ctx.agencyId, id })
  if (!row || !isOwnCheckout(ctx, row)) throw new AppError('access.not-found')
  return row
}

export const isExpired = (ctx: Ctx, row: CheckoutRow): boolean => ctx.now() >= row.expiresAt

/** What is said of an offer that its supplier no longer sells; of a stay with its dates, which the error dialog reads. */
export function goneError(row: CheckoutRow): AppError {
  if (!isStayRow(row)) return new AppError('flight.offer-gone')
  return new AppError('stay.no-availability', { start_date: row.search.checkIn, end_date: row.search.checkOut })
}

/** Refuses what can no longer be changed: an order already, gone, or past its fifteen minutes. */
export function assertOpen(ctx: Ctx, row: CheckoutRow): void {
  if (row.state === 'done') throw new AppError('checkout.done', { orderId: row.orderId })
  if (row.state === 'gone') throw goneError(row)
  if (isExpired(ctx, row)) throw new AppError('checkout.expired')
}

/** Changes a locked checkout and returns it as it is now. The offer, most of its bytes, is not sent back for that. */
export async function updateCheckout(
  tx: Transaction,
  ctx: Ctx,
  row: CheckoutRow,
  set: Partial<CheckoutRow>,
): Promise<CheckoutRow> {
  const [changed] = await tx
    .update(checkouts)
    .set(set)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, row.id)))
    .returning({ id: checkouts.id })
  if (!changed) throw new AppError('access.not-found')
  return { ...row, ...set }
}

import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { add, type Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { checkoutItems, checkouts, orders, tripCheckouts } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { saleOf } from '../../products/sale-of.ts'
import { isOwnCheckout } from '../access/is-own.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'

/** An item with its order, which exists from the first attempt to pay. */
export type ItemOfCheckout = CheckoutItem & { orderId: string | null }

/** A checkout with its items in sequence. `isOfTrip`: it is sold by the endpoints of trips alone, also with one item. */
export type CheckoutRow = typeof checkouts.$inferSelect & { items: ItemOfCheckout[]; isOfTrip: boolean }

/** The item of a checkout of one offer. Throws access.not-found for a checkout of a trip, which has endpoints of its own. */
export function soleItem({ items, isOfTrip }: CheckoutRow): ItemOfCheckout {
  const [item] = items
  if (!item || items.length > 1 || isOfTrip) throw new AppError('access.not-found')
  return item
}

/** The price that the buyer accepted, of all items together. */
export const priceOf = ({ items: [first, ...others] }: Pick<CheckoutRow, 'items'>): Money => {
  if (!first) throw new Error('a checkout has items')
  return others.reduce((total, { waterfall }) => add(total, waterfall.total), first.waterfall.total)
}

const selectCheckout = (tx: Transaction) =>
  tx
    .select({
      ...getTableColumns(checkouts),
      isOfTrip: sql<boolean>`exists (select from ${tripCheckouts} where ${tripCheckouts.checkoutId} = ${checkouts.id})`,
    })
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, sql.placeholder('agencyId')), eq(checkouts.id, sql.placeholder('id'))))

const checkoutById = prepared((tx: Transaction) => selectCheckout(tx).prepare('checkout'))
const lockedCheckout = prepared((tx: Transaction) => selectCheckout(tx).for('update').prepare('checkout_locked'))
const itemsOfCheckout = prepared((tx: Transaction) =>
  tx
    .select({ ...getTableColumns(checkoutItems), orderId: orders.id })
    .from(checkoutItems)
    .leftJoin(orders, eq(orders.checkoutItemId, checkoutItems.id))
    .where(and(eq(checkoutItems.agencyId, sql.placeholder('agencyId')), eq(checkoutItems.checkoutId, sql.placeholder('id'))))
    .orderBy(checkoutItems.position)
    .prepare('checkout_items'),
)

/** Reads a checkout; with `lock` it and its items are locked until the transaction ends. Throws access.not-found, also for another visitor's checkout. */
export async function readCheckoutRow(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<CheckoutRow> {
  const statement = lock === 'lock' ? lockedCheckout(tx) : checkoutById(tx)
  const of = { agencyId: ctx.agencyId, id }
  // A separate statement for the items: a statement that waited for the lock would see the items as they were before.
  const [[row], items] = await Promise.all([statement.execute(of), itemsOfCheckout(tx).execute(of)])
  if (!row || !isOwnCheckout(ctx, row)) throw new AppError('access.not-found')
  return { ...row, items }
}

export const isExpired = (ctx: Ctx, { expiresAt }: Pick<CheckoutRow, 'expiresAt'>): boolean => ctx.now() >= expiresAt

/** The product's error for an offer that its supplier no longer sells. */
export const goneError = (item: CheckoutItem): AppError => saleOf(item.product).gone(item)

/** Throws for a checkout that can no longer be changed: paid, gone, or expired. */
export function assertOpen(ctx: Ctx, row: CheckoutRow): void {
  const [first] = row.items
  if (row.state === 'done') throw new AppError('checkout.done', { orderId: first?.orderId ?? null })
  if (row.state === 'gone' && first) throw goneError(first)
  if (isExpired(ctx, row)) throw new AppError('checkout.expired')
}

/** Changes a locked checkout in the packet of the commit, and returns its new state. */
export async function updateCheckout(
  tx: Transaction,
  ctx: Ctx,
  row: CheckoutRow,
  set: Partial<Pick<CheckoutRow, 'state' | 'idempotencyKey' | 'reviewedAt' | 'expiresAt'>>,
): Promise<CheckoutRow> {
  const isIt = and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, row.id))
  await sendWithCommit(tx, [tx.update(checkouts).set(set).where(isIt)])
  return { ...row, ...set }
}

/**
 * Changes an item of a locked checkout in the packet of the commit, and returns the checkout's new state. The offer, which is most of the row's
 * bytes, is not sent back.
 */
export async function updateItem(
  tx: Transaction,
  ctx: Ctx,
  row: CheckoutRow,
  { id, ...set }: Pick<CheckoutItem, 'id'> & Partial<CheckoutItem>,
): Promise<CheckoutRow> {
  const isIt = and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, id))
  await sendWithCommit(tx, [tx.update(checkoutItems).set(set).where(isIt)])
  return { ...row, items: row.items.map((item) => (item.id === id ? { ...item, ...set } : item)) }
}

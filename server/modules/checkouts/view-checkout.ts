import { and, desc, eq } from 'drizzle-orm'
import type { Checkout } from '#contract/checkouts.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { whatMoved } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, payments } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { actorMay } from '../access/actor-may.ts'
import { paymentSoFar } from '../ledger/payment-so-far.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { offeredMethods, withCheapestFee } from '../pricing/offered-methods.ts'
import type { CheckoutRow } from '../products/checkout-of-product.ts'
import { openPeople } from '../products/people.ts'
import { isExpired, readCheckoutRow } from './checkout-row.ts'

/** A checkout as its screens show it. */
export const viewCheckout = (ctx: Ctx, id: string): Promise<Checkout> =>
  ctx.tx(async (tx) => describeCheckout(tx, ctx, await readCheckoutRow(tx, ctx, id)))

export async function describeCheckout(tx: Transaction, ctx: Ctx, row: CheckoutRow): Promise<Checkout> {
  const people = openPeople(ctx, row)
  const price = row.waterfall.total
  const wallet = await readBalance(tx, ctx, { account: 'wallet', currency: price.currency })
  const sale = saleOf(row.product)
  return sale.describe(ctx, row, {
    id: row.id,
    state: (row.state === 'open' || row.state === 'paying') && isExpired(ctx, row) ? 'expired' : row.state,
    ...withCheapestFee(ctx, price),
    expiresAt: row.expiresAt.toISOString(),
    priceChange: row.pendingWaterfall && {
      before: withCheapestFee(ctx, price).total,
      after: withCheapestFee(ctx, row.pendingWaterfall.total).total,
      moved: whatMoved(row.waterfall, row.pendingWaterfall, sale.priceWords).filter(
        (move) => actorMay(ctx, 'margin:read') || move.cause !== 'Markup',
      ),
    },
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    contact: people?.contact ?? null,
    methods: price.amount === 0 ? [] : offeredMethods(ctx, { price, wallet }),
    wallet: actorMay(ctx, 'wallet:read') ? wallet : null,
    orderId: row.orderId,
    lastPayment: await lastPayment(tx, ctx, row),
    idempotencyKey: row.idempotencyKey,
  })
}

async function lastPayment(tx: Transaction, ctx: Ctx, row: CheckoutRow): Promise<Checkout['lastPayment']> {
  if (!row.orderId) return null
  const [found] = await tx
    .select({ payment: payments, number: orders.number, numberPrefix: orders.numberPrefix })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.orderId, row.orderId)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return found ? paymentSoFar(found.payment, formatOrderNumber(found)) : null
}

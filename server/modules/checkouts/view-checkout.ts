import { and, desc, eq } from 'drizzle-orm'
import type { Checkout } from '#contract/product-shapes.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { whatMoved } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, paymentAllocations, payments } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { actorMay } from '../access/actor-may.ts'
import { paymentSoFar } from '../ledger/payment-so-far.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { offeredMethods, withCheapestFee } from '../pricing/offered-methods.ts'
import { openPeople } from '../products/people.ts'
import { type CheckoutRow, isExpired, priceOf, readCheckoutRow, soleItem } from './checkout-row.ts'

/** A checkout as its screens show it. */
export const viewCheckout = (ctx: Ctx, id: string): Promise<Checkout> =>
  ctx.tx(async (tx) => describeCheckout(tx, ctx, await readCheckoutRow(tx, ctx, id)))

export async function describeCheckout(tx: Transaction, ctx: Ctx, row: CheckoutRow): Promise<Checkout> {
  const item = soleItem(row)
  const people = openPeople(ctx, item)
  const price = priceOf(row)
  const wallet = await readBalance(tx, ctx, { account: 'wallet', currency: price.currency })
  const sale = saleOf(item.product)
  return sale.describe(ctx, item, {
    id: row.id,
    state: (row.state === 'open' || row.state === 'paying') && isExpired(ctx, row) ? 'expired' : row.state,
    ...withCheapestFee(ctx, price),
    expiresAt: row.expiresAt.toISOString(),
    priceChange: item.pendingWaterfall && {
      before: withCheapestFee(ctx, price).total,
      after: withCheapestFee(ctx, item.pendingWaterfall.total).total,
      moved: whatMoved(item.waterfall, item.pendingWaterfall, sale.priceWords).filter(
        (move) => actorMay(ctx, 'margin:read') || move.cause !== 'Markup',
      ),
      terms: item.pendingOffer ? (sale.changedTerms?.(ctx, item.offer, item.pendingOffer) ?? []) : [],
    },
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    contact: people?.contact ?? null,
    methods: price.amount === 0 ? [] : offeredMethods(ctx, { price, wallet }),
    wallet: actorMay(ctx, 'wallet:read') ? wallet : null,
    orderId: item.orderId,
    lastPayment: await lastPayment(tx, ctx, item.orderId),
    idempotencyKey: row.idempotencyKey,
  })
}

async function lastPayment(tx: Transaction, ctx: Ctx, orderId: string | null): Promise<Checkout['lastPayment']> {
  if (!orderId) return null
  const [found] = await tx
    .select({ payment: payments, number: orders.number, numberPrefix: orders.numberPrefix })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentAllocations.orderId))
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(orders.id, orderId)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return found ? paymentSoFar(found.payment, formatOrderNumber(found)) : null
}

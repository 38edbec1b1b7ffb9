import { and, desc, eq } from 'drizzle-orm'
import type { SoldFor } from '#contract/base/checkout-base.ts'
import type { PaymentSoFar } from '#contract/payments.ts'
import type { Checkout } from '#contract/product-shapes.ts'
import type { Money } from '#domain/money/money.ts'
import { priceWords } from '#domain/money/price-words.ts'
import { whatMoved } from '#domain/money/pricing.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, paymentAllocations, payments } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { actorMay } from '../access/actor-may.ts'
import { readChoices, soldForOf } from '../delegates/sold-for.ts'
import { paymentSoFar } from '../ledger/payment-so-far.ts'
import { readBalances } from '../ledger/read-balance.ts'
import { offeredMethods, withCheapestFee } from '../pricing/offered-methods.ts'
import { openPeople } from '../products/people.ts'
import { type CheckoutRow, isExpired, priceOf, readCheckoutRow, soleItem } from './checkout-row.ts'

/** The data of a checkout's screens: its row and the agency's balance in a currency. */
export interface ShownCheckout {
  row: CheckoutRow
  wallet: (currency: string) => Money
  choices: SoldFor['choices']
}

/** Reads it in one round trip; with `lock` the row is locked. Throws access.not-found. */
export async function readShown(tx: Transaction, ctx: Ctx, id: string, lock: 'lock' | 'read' = 'read'): Promise<ShownCheckout> {
  const [row, wallet, choices] = await Promise.all([
    readCheckoutRow(tx, ctx, id, lock),
    readBalances(tx, ctx, 'wallet'),
    readChoices(tx, ctx),
  ])
  return { row, wallet, choices }
}

/** The response for a checkout's screens. */
export async function viewCheckout(ctx: Ctx, id: string): Promise<Checkout> {
  const shown = await ctx.batch((tx) => readShown(tx, ctx, id))
  const { orderId } = soleItem(shown.row)
  return describeCheckout(ctx, shown, orderId === null ? null : await ctx.batch((tx) => readLastPayment(tx, ctx, orderId)))
}

/** The response for a locked checkout that is being changed. */
export async function describeChanged(tx: Transaction, ctx: Ctx, shown: ShownCheckout): Promise<Checkout> {
  const { orderId } = soleItem(shown.row)
  return describeCheckout(ctx, shown, orderId === null ? null : await readLastPayment(tx, ctx, orderId))
}

function describeCheckout(
  ctx: Ctx,
  { row, wallet: walletIn, choices }: ShownCheckout,
  lastPayment: PaymentSoFar | null,
): Checkout {
  const item = soleItem(row)
  const people = openPeople(ctx, item)
  const price = priceOf(row)
  const wallet = walletIn(price.currency)
  const sale = saleOf(item.product)
  return sale.describe(ctx, item, people, {
    id: row.id,
    state: (row.state === 'open' || row.state === 'paying') && isExpired(ctx, row) ? 'expired' : row.state,
    ...withCheapestFee(ctx, price),
    expiresAt: row.expiresAt.toISOString(),
    priceChange: item.pendingWaterfall && {
      before: withCheapestFee(ctx, price).total,
      after: withCheapestFee(ctx, item.pendingWaterfall.total).total,
      moved: whatMoved(item.waterfall, item.pendingWaterfall, priceWords[item.product]).filter(
        (move) => actorMay(ctx, 'margin:read') || move.cause !== 'Markup',
      ),
      terms: item.pendingOffer ? (sale.changedTerms?.(ctx, item.offer, item.pendingOffer) ?? []) : [],
    },
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    contact: people?.contact ?? null,
    methods: price.amount === 0 ? [] : offeredMethods(ctx, { price, wallet }),
    wallet: actorMay(ctx, 'wallet:read') ? wallet : null,
    orderId: item.orderId,
    lastPayment,
    soldFor: soldForOf(ctx, row, choices),
    idempotencyKey: row.idempotencyKey,
  })
}

async function readLastPayment(tx: Transaction, ctx: Ctx, orderId: string): Promise<PaymentSoFar | null> {
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

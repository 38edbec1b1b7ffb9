import { and, eq } from 'drizzle-orm'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import { checkoutItems, checkouts, tripCheckouts } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { isOwnCheckout } from '../../access/is-own.ts'
import { readBalance } from '../../ledger/read-balance.ts'
import { offeredMethods } from '../../pricing/offered-methods.ts'
import { transferUntil } from '../hold/transfer-until.ts'
import { isHolding } from '../hold-state.ts'
import type { Order } from '../transition-order.ts'

/** The payment methods of a held order; null for any other order, and for roles that may not pay. */
export async function readWaysToPay(ctx: Ctx, order: Order): Promise<OrderDetail['pay']> {
  const mayPay = ctx.actor.role === 'customer' || actorMay(ctx, 'orders:write')
  if (order.status !== 'Not Paid' || !mayPay) return null
  const price = order.waterfall.total
  const wallet = await ctx.batch((tx) => readBalance(tx, ctx, { account: 'wallet', currency: order.currency }))
  const isTransferTooLate = transferUntil(ctx.now(), order.payBy) === null
  return {
    methods: offeredMethods(ctx, { price, wallet, isTransferTooLate }),
    total: price,
    wallet: actorMay(ctx, 'wallet:read') ? wallet : null,
    idempotencyKey: order.payKey,
  }
}

type OpenCheckout = Pick<OrderDetail, 'checkoutId' | 'isPaidWithTrip'>

const none: OpenCheckout = { checkoutId: null, isPaidWithTrip: false }

/** The open checkout of an unpaid order. */
export async function readOpenCheckout(ctx: Ctx, { status, checkoutItemId, payBy }: Order): Promise<OpenCheckout> {
  if (status !== 'Pending' || !checkoutItemId || isHolding({ status, payBy })) return none
  const [found] = await ctx.batch(async (tx) =>
    tx
      .select({ row: checkouts, ofTrip: tripCheckouts.checkoutId })
      .from(checkouts)
      .innerJoin(checkoutItems, eq(checkoutItems.checkoutId, checkouts.id))
      .leftJoin(tripCheckouts, eq(tripCheckouts.checkoutId, checkouts.id))
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkoutItems.id, checkoutItemId))),
  )
  if (!found) return none
  const { row, ofTrip } = found
  const isOpen = isOwnCheckout(ctx, row) && (row.state === 'open' || row.state === 'paying') && ctx.now() < row.expiresAt
  return isOpen ? { checkoutId: row.id, isPaidWithTrip: ofTrip !== null } : none
}

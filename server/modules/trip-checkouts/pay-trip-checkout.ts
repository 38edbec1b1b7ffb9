import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { canPromiseAll, type FailureChoice } from '#domain/trips/saga.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { trips, tripCheckouts } from '../../db/schema/index.ts'
import { priceOf, updateCheckout } from '../checkouts/checkout-row.ts'
import { orderFor } from '../checkouts/order-for.ts'
import { assertPayable } from '../checkouts/payable.ts'
import { runIdempotentIn } from '../ledger/run-idempotent.ts'
import { passThrough } from '../orders/transition-order.ts'
import { debitWallet, tellingBalance } from '../payments/charge-wallet.ts'
import { continueTrip } from './continue-trip.job.ts'
import { leavePlannedTrip } from './planned-items-of.ts'
import { inTripOf, readTripCheckout, type TripCheckoutRow } from './trip-checkout-row.ts'

export interface PayTrip {
  id: string
  idempotencyKey: string
  total: Money
  onFailure: FailureChoice
}

interface PaidTrip {
  id: string
  orderId: string
}

/**
 * Pays all items of a trip from the wallet and makes their orders, in one transaction and once for its idempotency key. Every order has a payment of
 * its own, so that what fails returns its own money. What is paid leaves the planned trip, so that nobody pays it twice. The job trips.continue books
 * the orders. Returns the checkout and its first order. Throws trip.cannot-undo, trip.changed and what paying a
 * checkout throws.
 */
export function payTripCheckout(ctx: Ctx, input: PayTrip): Promise<PaidTrip> {
  const { id, total, onFailure } = input
  const call = { key: `${input.idempotencyKey}:trip`, endpoint: 'tripCheckouts.pay', content: { id, total, onFailure } }
  return tellingBalance(ctx, total.currency, () =>
    runIdempotentIn(ctx, call, {
      read: (tx) => readTripCheckout(tx, ctx, id, 'lock'),
      work: (tx, found) => pay(tx, ctx, input, found),
    }),
  )
}

async function pay(tx: Transaction, ctx: Ctx, input: PayTrip, { row, trip }: TripCheckoutRow): Promise<PaidTrip> {
  const { id, onFailure, idempotencyKey } = input
  const [first] = row.items
  if (row.state === 'done' && first?.orderId) return { id, orderId: first.orderId }
  assertPayable(ctx, row, { total: priceOf(row), agreed: input.total })
  const risks = row.items.map((item) => ({ isFreeToUndo: inTripOf(item.product).isFreeToUndo(item, ctx.now()) }))
  if (onFailure === 'undo' && !canPromiseAll(risks)) throw new AppError('trip.cannot-undo')
  let orderId = ''
  for (const item of row.items) {
    const order = await orderFor(tx, ctx, { checkout: row, item })
    orderId ||= order.id
    const { total } = item.waterfall
    if (total.amount === 0) continue
    await debitWallet(tx, ctx, { order, total, idempotencyKey, createdBy: row.createdBy })
    await passThrough(tx, ctx, { order, events: ['wallet-paid'] })
  }
  await tx
    .update(trips)
    .set({ title: trip.name })
    .where(and(eq(trips.agencyId, ctx.agencyId), eq(trips.id, id)))
  await tx
    .update(tripCheckouts)
    .set({ onFailure })
    .where(and(eq(tripCheckouts.agencyId, ctx.agencyId), eq(tripCheckouts.checkoutId, id)))
  await leavePlannedTrip(tx, ctx, trip)
  await updateCheckout(tx, ctx, row, { state: 'done' })
  await ctx.system.jobs.enqueue(tx, continueTrip, { agencyId: ctx.agencyId, orderId, tries: 0 })
  return { id, orderId }
}

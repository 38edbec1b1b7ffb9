import type { paymentMethods } from '#contract/payments.ts'
import type { Money } from '#domain/money/money.ts'
import type { FailureChoice } from '#domain/trips/saga.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { priceOf, updateCheckout } from '../checkouts/checkout-row.ts'
import { runIdempotent, runIdempotentIn } from '../ledger/run-idempotent.ts'
import { passThrough } from '../orders/transition-order.ts'
import { debitWallet, tellingBalance } from '../payments/charge-wallet.ts'
import { assertOffered } from '../pricing/offered-methods.ts'
import { continueTrip } from './continue-trip.job.ts'
import { payTripAtGateway } from './pay-trip-at-gateway.ts'
import { leavePlannedTrip } from './planned-items-of.ts'
import { prepareTripOrders } from './prepare-trip-orders.ts'
import { type PaidTrip, paidTrip, readTripCheckout, type TripCheckoutRow } from './trip-checkout-row.ts'

export interface PayTrip {
  id: string
  method: (typeof paymentMethods)[number]
  idempotencyKey: string
  /** Of all items, including the fee of the method. */
  total: Money
  onFailure: FailureChoice
}

/**
 * Pays all items of a trip, once for its idempotency key. Every order has a payment of its own, so that what fails returns its own money. The job
 * trips.continue books the orders when the money is there: from the wallet at once. Throws trip.cannot-undo, trip.changed and what paying a checkout
 * throws. `admitCard` applies the rate limit of card pages.
 */
export async function payTripCheckout(ctx: Ctx, input: PayTrip, admitCard = async () => {}): Promise<PaidTrip> {
  const { id, method, total, onFailure } = input
  const call = {
    // A payer who comes back from the gateway may choose otherwise: that is another call, and the checkout is still paid once.
    key: `${input.idempotencyKey}:trip:${method}:${onFailure}`,
    endpoint: 'tripCheckouts.pay',
    content: { id, method, total, onFailure },
  }
  // Nothing is charged where every item is paid at the property: no gateway is asked.
  if (method === 'wallet' || total.amount === 0)
    return tellingBalance(ctx, total.currency, () =>
      runIdempotentIn(ctx, call, {
        read: (tx) => readTripCheckout(tx, ctx, id, 'lock'),
        work: (tx, found) => payFromWallet(tx, ctx, input, found),
      }),
    )
  // Before the key is looked up: its result may only be returned to who may see the checkout.
  await ctx.tx((tx) => readTripCheckout(tx, ctx, id))
  assertOffered(ctx, method)
  return runIdempotent(ctx, call, async () => {
    if (method === 'card') await admitCard()
    return payTripAtGateway(ctx, { ...input, method })
  })
}

/** Orders, payments, postings and the job that books are written in one transaction. What is paid leaves the planned trip, so that nobody pays it twice. */
async function payFromWallet(tx: Transaction, ctx: Ctx, input: PayTrip, found: TripCheckoutRow): Promise<PaidTrip> {
  const { row, trip } = found
  const paid = paidTrip(row)
  if (paid) return paid
  const { id, onFailure, idempotencyKey, total: agreed } = input
  if (priceOf(row).amount > 0) assertOffered(ctx, 'wallet')
  const made = await prepareTripOrders(tx, ctx, found, { agreed, total: priceOf(row), onFailure, fees: new Map() })
  for (const { item, order } of made) {
    const { total } = item.waterfall
    if (total.amount === 0) continue
    await debitWallet(tx, ctx, { order, total, idempotencyKey, createdBy: row.createdBy })
    await passThrough(tx, ctx, { order, events: ['wallet-paid'] })
  }
  await leavePlannedTrip(tx, ctx, trip)
  await updateCheckout(tx, ctx, row, { state: 'done' })
  const orderId = made[0]?.order.id ?? ''
  await ctx.system.jobs.enqueue(tx, continueTrip, { agencyId: ctx.agencyId, orderId, tries: 0 })
  return { id, orderId, redirectUrl: null }
}

import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { canPromiseAll, type FailureChoice } from '#domain/trips/saga.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tripCheckouts, trips } from '../../db/schema/index.ts'
import type { ItemOfCheckout } from '../checkouts/checkout-row.ts'
import { orderFor } from '../checkouts/order-for.ts'
import { assertPayable } from '../checkouts/payable.ts'
import type { NewOrder } from '../orders/create-order.ts'
import { bookPlaces } from './packaged/book-places.ts'
import { settleLater } from './packaged/settle-places.job.ts'
import { inTripOf, type TripCheckoutRow } from './trip-checkout-row.ts'

interface Wanted {
  /** The total that the payer agreed to, and the fee of the payment method in it. */
  agreed: Money
  total: Money
  onFailure: FailureChoice
  /** The fee of each item, by its id; none for a payment without a fee. */
  fees: ReadonlyMap<string, Money>
}

/**
 * Checks that a trip can be paid, and writes the order of each item and what the payer chose. Throws trip.cannot-undo and what paying a checkout
 * throws.
 */
export async function prepareTripOrders(
  tx: Transaction,
  ctx: Ctx,
  { row, trip }: TripCheckoutRow,
  { agreed, total, onFailure, fees }: Wanted,
): Promise<{ item: ItemOfCheckout; order: NewOrder }[]> {
  assertPayable(ctx, row, { total, agreed })
  const risks = row.items.map((item) => ({ isFreeToUndo: inTripOf(item.product).isFreeToUndo(item, ctx.now()) }))
  if (trip.packageId) await bookPlaces(tx, ctx, row.id)
  // A package is bought as a whole where that can be promised.
  const choice = trip.packageId && canPromiseAll(risks) ? 'undo' : onFailure
  if (choice === 'undo' && !canPromiseAll(risks)) throw new AppError('trip.cannot-undo')
  const made: { item: ItemOfCheckout; order: NewOrder }[] = []
  for (const item of row.items) {
    const fee = fees.get(item.id)
    made.push({ item, order: await orderFor(tx, ctx, { checkout: row, item, ...(fee && { fee }) }) })
  }
  const [first] = made
  if (trip.packageId && first) await settleLater(tx, ctx, first.order.id)
  await tx
    .update(trips)
    .set({ title: trip.name })
    .where(and(eq(trips.agencyId, ctx.agencyId), eq(trips.id, row.id)))
  await tx
    .update(tripCheckouts)
    .set({ onFailure: choice })
    .where(and(eq(tripCheckouts.agencyId, ctx.agencyId), eq(tripCheckouts.checkoutId, row.id)))
  return made
}

import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { type Money, zero } from '#domain/money/money.ts'

/** The total with the cheapest way to pay, and the fee in it: before a way is chosen. */
export function cheapestWay({ methods, total }: Pick<TripCheckout, 'methods' | 'total'>): { total: Money; fee: Money } {
  const [cheapest] = methods.toSorted((a, b) => a.fee.amount - b.fee.amount)
  return cheapest ?? { total, fee: zero(total.currency) }
}

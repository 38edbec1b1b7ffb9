import { freeUntil } from './cancellation.ts'
import type { SupplierStayRate } from './rate.ts'

/** A room that is less than this much cheaper, in hundredths of a percent, is not worth booking again. */
const LEAST_FALL = 100

/**
 * The cheapest of a house's rates for which a booked one can be given up: the same supplier's same room, board and way of paying, open to everybody, sure at
 * once, free to cancel no shorter than the booked one, and cheaper by a percent at least. Null where there is none, or where giving the booked one up is no
 * longer free.
 */
export function cheaperRate(booked: SupplierStayRate, rates: readonly SupplierStayRate[], now: Date): SupplierStayRate | null {
  const bookedFree = freeUntil(booked.cancellation, now)
  if (bookedFree === null) return null
  const isSame = (rate: SupplierStayRate) =>
    rate.room.name === booked.room.name &&
    rate.board === booked.board &&
    rate.payWhen === booked.payWhen &&
    rate.net.currency === booked.net.currency &&
    !rate.isOnRequest &&
    (!rate.membersOnly || booked.membersOnly)
  const isCheaper = (rate: SupplierStayRate) => (booked.net.amount - rate.net.amount) * 10_000 >= booked.net.amount * LEAST_FALL
  const [cheapest = null] = rates
    .filter((rate) => isSame(rate) && isCheaper(rate) && (freeUntil(rate.cancellation, now) ?? '') >= bookedFree)
    .toSorted((a, b) => a.net.amount - b.net.amount)
  return cheapest
}

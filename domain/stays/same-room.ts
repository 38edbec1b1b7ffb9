import { freeUntil } from './cancellation.ts'
import type { SupplierStayRate } from './rate.ts'

/** A room that is less than this much cheaper, in hundredths of a percent, is not worth booking again. */
const LEAST_FALL = 100

/** The same room, board and way of paying, for no narrower circle of guests. */
const isSameRoom = (booked: SupplierStayRate, rate: SupplierStayRate): boolean =>
  rate.room.name === booked.room.name &&
  rate.board === booked.board &&
  rate.payWhen === booked.payWhen &&
  rate.net.currency === booked.net.currency &&
  (!rate.membersOnly || booked.membersOnly)

/** What of a later rate's terms is worse than an earlier one's: a sentence each. */
export function worseTerms(earlier: SupplierStayRate, later: SupplierStayRate, now: Date): string[] {
  const [before, after] = [freeUntil(earlier.cancellation, now), freeUntil(later.cancellation, now)]
  if (before === null || (after !== null && after >= before)) return []
  return [after === null ? 'It can no longer be cancelled free of charge.' : 'Free cancellation ends earlier.']
}

/** The rate that is the same choice as an earlier one: the cheapest of those on no worse terms, else of all. Null where there is none. */
export function sameChoice(earlier: SupplierStayRate, rates: readonly SupplierStayRate[], now: Date): SupplierStayRate | null {
  const worse = (rate: SupplierStayRate) => worseTerms(earlier, rate, now).length
  const [best = null] = rates
    .filter((rate) => isSameRoom(earlier, rate) && (!rate.isOnRequest || earlier.isOnRequest))
    .toSorted((a, b) => worse(a) - worse(b) || a.net.amount - b.net.amount)
  return best
}

/**
 * The cheapest of a house's rates for which a booked one can be given up: the same supplier's same room, board and way of paying, open to everybody, sure at
 * once, free to cancel no shorter than the booked one, and cheaper by a percent at least. Null where there is none, or where giving the booked one up is no
 * longer free.
 */
export function cheaperRate(booked: SupplierStayRate, rates: readonly SupplierStayRate[], now: Date): SupplierStayRate | null {
  const bookedFree = freeUntil(booked.cancellation, now)
  if (bookedFree === null) return null
  const isSame = (rate: SupplierStayRate) => isSameRoom(booked, rate) && !rate.isOnRequest
  const isCheaper = (rate: SupplierStayRate) => (booked.net.amount - rate.net.amount) * 10_000 >= booked.net.amount * LEAST_FALL
  const [cheapest = null] = rates
    .filter((rate) => isSame(rate) && isCheaper(rate) && (freeUntil(rate.cancellation, now) ?? '') >= bookedFree)
    .toSorted((a, b) => a.net.amount - b.net.amount)
  return cheapest
}

import { freeUntil } from './cancellation.ts'
import type { SupplierStayRate } from './rate.ts'

/** The minimum saving for a rebooking, in hundredths of a percent. */
const LEAST_FALL = 100

/** The same room, board and time of payment, for at least the same guests. */
const isSameRoom = (booked: SupplierStayRate, rate: SupplierStayRate): boolean =>
  rate.room.name === booked.room.name &&
  rate.board === booked.board &&
  rate.payWhen === booked.payWhen &&
  rate.net.currency === booked.net.currency &&
  (!rate.membersOnly || booked.membersOnly)

/** The terms of a later rate that are worse than an earlier one's: a sentence each. */
export function worseTerms(earlier: SupplierStayRate, later: SupplierStayRate, now: Date): string[] {
  const [before, after] = [freeUntil(earlier.cancellation, now), freeUntil(later.cancellation, now)]
  if (before === null || (after !== null && after >= before)) return []
  return [after === null ? 'It can no longer be cancelled free of charge.' : 'Free cancellation ends earlier.']
}

/** The rate that is the same choice as an earlier one: the cheapest of those on no worse terms, otherwise of all. Null without one. */
export function sameChoice(earlier: SupplierStayRate, rates: readonly SupplierStayRate[], now: Date): SupplierStayRate | null {
  const worse = (rate: SupplierStayRate) => worseTerms(earlier, rate, now).length
  const [best = null] = rates
    .filter((rate) => isSameRoom(earlier, rate) && (!rate.isOnRequest || earlier.isOnRequest))
    .toSorted((a, b) => worse(a) - worse(b) || a.net.amount - b.net.amount)
  return best
}

/**
 * The cheapest rate of a property that can replace a booked one: the same supplier's same room, board and time of payment, for everybody, confirmed
 * immediately, with free cancellation at least as long, and at least one percent cheaper. Null without one, or if cancelling the booked one is no
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

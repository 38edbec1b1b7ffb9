/** An entry of a departure's waiting list. `offered`: seats are held for it for a set time. */
export const waitingStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const
export type WaitingStatus = (typeof waitingStatuses)[number]

const MINUTE_MS = 60_000
/** How long freed seats are held for somebody who waits. */
const OFFER_MINUTES = 240

/** The end of an offer that is made now: the seats cannot be bought after the departure's cut-off either. */
export const offerEnds = (now: Date, bookableUntil: Date): Date =>
  new Date(Math.min(now.getTime() + OFFER_MINUTES * MINUTE_MS, bookableUntil.getTime()))

/**
 * Whom the free seats are offered to: the first who fit, in the order in which they joined. Nobody waits for a larger party before them. A private
 * departure is offered to one party.
 */
export function nextOffers<T extends { seats: number }>(
  waiting: readonly T[],
  { free, isPrivate }: { free: number | null; isPrivate: boolean },
): T[] {
  let left = free ?? Number.POSITIVE_INFINITY
  return waiting.filter(({ seats }) => {
    if (seats > left) return false
    left = isPrivate ? Number.NEGATIVE_INFINITY : left - seats
    return true
  })
}

/** The seats that are sold to everybody else: none while somebody waits whom the free seats suffice. */
export const leftBesides = (free: number | null, smallestWaiting: number | undefined): number | null =>
  free !== null && smallestWaiting !== undefined && smallestWaiting <= free ? 0 : free

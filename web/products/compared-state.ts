import type { Comparable, ShownSearch } from '#domain/results/compare-list.ts'

/**
 * `available` can be booked; `expired` is too old, and its search can be repeated; `unavailable` was not found by the search that is shown, although
 * all suppliers have answered.
 */
export type ComparedState = 'available' | 'expired' | 'unavailable'

/** Shown instead of the price. */
export const stateWords: Record<ComparedState, string | null> = {
  available: null,
  expired: 'Expired',
  unavailable: 'No longer offered',
}

interface Now extends ShownSearch {
  isFinished: boolean
  isPast: boolean
}

export function stateOf(item: Comparable, { searchId, search, isFinished, isPast }: Now): ComparedState {
  if (isFinished && item.search === search && item.searchId !== searchId) return 'unavailable'
  return isPast ? 'expired' : 'available'
}

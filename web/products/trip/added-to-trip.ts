import type { PlannedItem } from '#contract/trips/planned-trips.ts'

export interface AddedToTrip {
  /** The trip, how many items it has now, and what was added when. */
  added: { name: string; count: number; item: Pick<PlannedItem, 'title' | 'facts' | 'total'>; at: number }
}

/** Whether an action has added an offer to a trip. */
export const isAdded = (answer: object): answer is AddedToTrip => 'added' in answer

/** Where a page of plain HTML leads after an offer was added: the trip, which says so. */
export const tripWithAdded = '/cart?saved=added'

export interface AddedToTrip {
  added: { name: string; count: number }
}

/** Whether an action has added an offer to a trip. */
export const isAdded = (answer: object): answer is AddedToTrip => 'added' in answer

/** Where a page of plain HTML leads after an offer was added: the trip, which says so. */
export const tripWithAdded = '/cart?saved=added'

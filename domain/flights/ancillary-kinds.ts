/** What an airline sells in addition to the fare, before or after the booking. Duffel's protocol has bags, seats and cancellation for any reason. */
export const ancillaryKinds = ['checked-bag', 'cabin-bag', 'meal', 'cancel-for-any-reason', 'other'] as const

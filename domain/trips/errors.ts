/** The error codes of planned trips, rows of the catalogue (`domain/errors.ts`). */
export const tripErrors = {
  'trip.empty': {
    status: 409,
    title: 'Nothing to book together',
    body: 'The trip has no items that are booked together. Add some, or buy each on its own.',
  },
  'trip.item-gone': {
    status: 410,
    title: 'No longer sold',
    body: 'Something in the trip is no longer sold. Nothing was charged. Remove it from the trip, or choose another.',
  },
  'trip.changed': {
    status: 409,
    title: 'The trip has changed',
    body: 'An item of this checkout is no longer in the trip: it was removed, or it is paid already. Nothing was charged. Open the trip and book it again.',
  },
  'trip.cannot-undo': {
    status: 409,
    title: 'All or nothing is not possible',
    body: 'More than one item cannot be cancelled for all its money. Nothing was charged. Choose to keep what can be booked.',
  },
  'trip.full': {
    status: 409,
    title: 'The trip is full',
    body: 'A trip has at most 30 items. Remove one, or start another trip.',
  },
  'trip.too-many': {
    status: 409,
    title: 'Too many trips',
    body: 'You have 100 saved trips. Delete one that you no longer need.',
  },
  'trip.other-currency': {
    status: 409,
    title: 'Another currency',
    body: 'The trip was started in another currency. Start a new trip for this item.',
  },
} as const

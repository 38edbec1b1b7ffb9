/** The error codes of planned trips, rows of the catalogue (`domain/errors.ts`). */
export const tripErrors = {
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

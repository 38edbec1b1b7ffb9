/** Errors about deposits of customers; rows of the catalogue in domain/errors.ts. */
export const depositErrors = {
  'deposit.not-held': {
    status: 409,
    title: 'No longer held',
    body: 'The deposit was used, returned or taken back meanwhile. Load the page again to see it.',
  },
  'deposit.not-asked': {
    status: 409,
    title: 'Nothing to pay now',
    body: 'Nothing is asked here now, or it was paid meanwhile. Load the page again to see what is paid.',
  },
} as const

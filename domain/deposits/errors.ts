/** Errors about deposits of customers; rows of the catalogue in domain/errors.ts. */
export const depositErrors = {
  'deposit.not-held': {
    status: 409,
    title: 'No longer held',
    body: 'It was used, returned or taken back meanwhile. Load the page again.',
  },
  'deposit.not-asked': {
    status: 409,
    title: 'Nothing to pay now',
    body: 'Nothing is asked now, or it was paid meanwhile. Load the page again.',
  },
} as const

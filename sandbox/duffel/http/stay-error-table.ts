import type { ProblemRow } from './problem-row.ts'

/** Errors that only stays have. The vendor publishes no list of these: the names are ours, in its style. */
export const stayProblems = {
  rate_unavailable: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The rate has gone',
    says: 'The room was sold or its rate withdrawn meanwhile. Choose another rate, or search again.',
  },
  search_result_expired: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The search result has expired',
    says: 'Search again to see what is available now.',
  },
  quote_expired: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The quote has expired',
    says: 'Make a new quote to see the price as of now.',
  },
  booking_not_created: {
    status: 502,
    type: 'api_error',
    title: 'The booking was not made',
    says: 'The property did not make the booking; nothing was booked.',
  },
  booking_not_cancellable: {
    status: 422,
    type: 'invalid_state_error',
    title: 'This booking cannot be cancelled any more',
    says: 'The time of check-in has come, or the property takes no cancellation.',
  },
} as const satisfies Record<string, ProblemRow>

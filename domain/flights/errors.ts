import { tooFarAhead } from './too-far-ahead.ts'

/** Errors of searches and offers of flights; rows of the catalogue in domain/errors.ts. */
export const flightErrors = {
  'flight.dates-in-past': {
    status: 422,
    title: 'Dates in the past',
    body: 'Both dates are in the past. Change them to present or future dates.',
    dialogCode: 'start_date_end_date',
  },
  'flight.departure-in-past': {
    status: 422,
    title: 'Date in the past',
    body: 'The selected start date is in the past. Change it.',
    dialogCode: 'start_date',
  },
  'flight.return-in-past': {
    status: 422,
    title: 'Date in the past',
    body: 'The selected end date is in the past. Change it.',
    dialogCode: 'end_date',
  },
  'flight.too-far-ahead': {
    status: 422,
    title: 'Date too far ahead',
    body: tooFarAhead,
  },
  'flight.all-suppliers-failed': {
    status: 503,
    title: 'No supplier answered',
    body: 'None of the flight suppliers answered. Nothing was booked. Search again in a moment.',
    dialogCode: '500',
  },
  'flight.search-expired': {
    status: 410,
    title: 'Search expired',
    body: 'These results are too old to book. Search again to see today’s prices.',
  },
  'flight.offer-gone': {
    status: 410,
    title: 'Offer no longer available',
    body: 'The airline no longer sells this offer. Nothing was charged.',
  },
} as const

/** The error codes of stays, rows of the catalogue (`domain/errors.ts`). */
export const stayErrors = {
  'stay.dates-in-past': {
    status: 422,
    title: 'Dates in the past',
    body: 'Both dates are in the past. Change them to present or future dates.',
    dialogCode: 'start_date_end_date',
  },
  'stay.check-in-past': {
    status: 422,
    title: 'Date in the past',
    body: 'The selected start date is in the past. Change it.',
    dialogCode: 'start_date',
  },
  'stay.check-out-past': {
    status: 422,
    title: 'Date in the past',
    body: 'The selected end date is in the past. Change it.',
    dialogCode: 'end_date',
  },
  'stay.too-far-ahead': {
    status: 422,
    title: 'Date too far ahead',
    body: 'Properties sell at most 500 days ahead. Choose an earlier date.',
  },
  'stay.all-suppliers-failed': {
    status: 503,
    title: 'No supplier answered',
    body: 'None of the suppliers of stays answered. Nothing was booked. Search again in a moment.',
    dialogCode: '500',
  },
  'stay.search-expired': {
    status: 410,
    title: 'Search expired',
    body: 'These results are too old to book. Search again to see today’s prices.',
  },
  'stay.no-availability': {
    status: 410,
    title: 'Availability',
    body: 'There are no available rooms for this accommodation and date. Select another date or accommodation. Nothing was charged.',
    dialogCode: 'accommodation-availability-11',
  },
  'stay.not-cancellable': {
    status: 409,
    title: 'Accommodation cancellation',
    body: 'This accommodation is not cancellable this late.',
    dialogCode: '10',
  },
  'stay.not-cheaper': {
    status: 409,
    title: 'No longer cheaper',
    body: 'The same room is no longer sold for less. Nothing was booked, and the stay stands as it is.',
  },
} as const

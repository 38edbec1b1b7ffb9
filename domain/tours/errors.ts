/** The error codes of tours, rows of the catalogue (`domain/errors.ts`). */
export const tourErrors = {
  'tour.dates-in-past': {
    status: 422,
    title: 'Date in the past',
    body: 'The last day of the search is in the past. Change it.',
    dialogCode: 'end_date',
  },
  'tour.too-far-ahead': {
    status: 422,
    title: 'Date too far ahead',
    body: 'Tours are sold at most a year ahead. Choose an earlier date.',
  },
  'tour.all-suppliers-failed': {
    status: 503,
    title: 'No supplier answered',
    body: 'None of the suppliers of things to do answered. Nothing was booked. Search again in a moment.',
    dialogCode: '500',
  },
  'tour.search-expired': {
    status: 410,
    title: 'Search expired',
    body: 'These results are too old to book. Search again to see today’s prices.',
  },
  'tour.no-availability': {
    status: 410,
    title: 'No places left',
    body: 'There are no places for this tour at this time. Select another time, date or tour. Nothing was charged.',
  },
  'tour.add-on-sold-out': {
    status: 409,
    title: 'An extra is sold out',
    body: 'Fewer of an extra are left. Choose fewer, or another time. Nothing was charged.',
  },
  'tour.not-cancellable': {
    status: 409,
    title: 'Too late to cancel',
    body: 'This tour is not cancellable this late.',
  },
  'tour.not-changeable': {
    status: 409,
    title: 'Cannot be changed',
    body: 'A tour can be changed while cancelling it is free. This one cannot, or no longer.',
  },
  'tour.change-differs': {
    status: 409,
    title: 'The price of the change moved',
    body: 'What the change costs or returns is different now. Nothing was changed.',
  },
  'tour.change-costs': {
    status: 409,
    title: 'This change costs more',
    body: 'What this change costs more is paid first. Nothing was changed.',
  },
  'tour.fewer-than-sold': {
    status: 409,
    title: 'More seats are sold',
    body: 'More seats of this departure are sold or held than that. Cancel bookings first, or enter a higher number.',
  },
  'tour.departure-begun': {
    status: 409,
    title: 'The tour has begun',
    body: 'This departure has already begun. Cancel single orders instead.',
  },
  'tour.no-departure': {
    status: 409,
    title: 'No such departure',
    body: 'This option has no departure at that time to which people can be moved. Choose another one.',
  },
  'tour.too-few-seats': {
    status: 409,
    title: 'Too few seats',
    body: 'That departure does not have a seat for everybody. Nobody was moved. Choose another one, or allow more seats on it first.',
  },
  'tour.no-waiting-list': {
    status: 409,
    title: 'No waiting list',
    body: 'This tour has no waiting list. Choose another time or day.',
  },
  'tour.not-sold-out': {
    status: 409,
    title: 'There are places',
    body: 'There are places for these people. Book them instead of waiting.',
  },
  'tour.waiting-list-full': {
    status: 409,
    title: 'The list is full',
    body: 'Too many people wait for this departure already. Choose another time or day.',
  },
  'tour.waiting-link-invalid': {
    status: 404,
    title: 'Unknown link',
    body: 'Nobody waits by this link. Copy the whole address from the mail.',
  },
  'tour.review-link-invalid': {
    status: 404,
    title: 'This link is not valid',
    body: 'The link of this review is not valid. Open the newest link in your mail.',
  },
  'tour.review-link-expired': {
    status: 410,
    title: 'This link has expired',
    body: 'Reviews can be written for 60 days after they were asked for.',
  },
  'tour.review-written': {
    status: 409,
    title: 'Already written',
    body: 'This review was written before. A review is written once and not changed.',
  },
  'tour.offer-ended': {
    status: 410,
    title: 'The offer has ended',
    body: 'The places were held for a set time, which has passed, or they are not offered yet.',
  },
  'tour.not-a-guide': {
    status: 422,
    title: 'Not a guide',
    body: 'Somebody of this choice is no active member of your agency whose role may guide. Change the role first.',
  },
  'tour.day-undecided': {
    status: 409,
    title: 'Not decided yet',
    body: 'People are booked on this day. Choose for each of its departures whether they are moved or refunded.',
  },
  'tour.nothing-owed': {
    status: 409,
    title: 'Nothing is owed',
    body: 'The reseller owes nothing more for these days.',
  },
  'tour.period-not-over': {
    status: 409,
    title: 'The period is not over',
    body: 'Choose days that are over.',
  },
  'tour.payout-paid': {
    status: 409,
    title: 'Already paid',
    body: 'This payout was marked as paid before.',
  },
  'tour.payout-withdrawn': {
    status: 409,
    title: 'Taken back',
    body: 'This payout was taken back before. Make a new one for its period.',
  },
  'tour.request-decided': {
    status: 409,
    title: 'Already decided',
    body: 'This request was already accepted, declined or cancelled.',
  },
} as const

/** The error codes of protection, rows of the catalogue (`domain/errors.ts`). */
export const policyErrors = {
  'protection.dates-in-past': {
    status: 422,
    title: 'Date in the past',
    body: 'The trip of the search has begun. Protection is sold before the trip. Change the dates.',
    dialogCode: 'start_date',
  },
  'protection.too-far-ahead': {
    status: 422,
    title: 'Date too far ahead',
    body: 'Protection is sold at most a year ahead. Choose an earlier date.',
  },
  'protection.all-suppliers-failed': {
    status: 503,
    title: 'No insurer answered',
    body: 'No insurer answered. Nothing was bought. Search again in a moment.',
    dialogCode: '500',
  },
  'protection.search-expired': {
    status: 410,
    title: 'Search expired',
    body: 'These results are too old to buy. Search again to see today’s prices.',
  },
  'protection.not-offered': {
    status: 410,
    title: 'No longer offered',
    body: 'The insurer no longer offers this policy for this trip. Choose another one. Nothing was charged.',
  },
  'protection.not-cancellable': {
    status: 409,
    title: 'Too late to cancel',
    body: 'This policy is not cancellable this late.',
  },
  'protection.not-changeable': {
    status: 409,
    title: 'Not changeable',
    body: 'This policy cannot be changed: its insured period has begun, or it has ended. Nothing was changed.',
  },
  'protection.change-refused': {
    status: 409,
    title: 'Refused by the insurer',
    body: 'The insurer does not insure this period. Nothing was changed. Choose other dates.',
  },
  'protection.change-differs': {
    status: 409,
    title: 'The price of the change moved',
    body: 'What the change costs or returns is different now. Nothing was changed.',
  },
  'protection.change-costs': {
    status: 409,
    title: 'This change costs more',
    body: 'What this change costs more is paid first. Nothing was changed.',
  },
  'protection.no-claims': {
    status: 409,
    title: 'No claim possible',
    body: 'The insurer takes no claim for this policy. A cancelled policy insures nobody.',
  },
  'protection.document-unavailable': {
    status: 503,
    title: 'Document not available',
    body: 'The insurer did not send the document. Try again in a moment.',
  },
} as const

/** The error codes of packages, rows of the catalogue (`domain/errors.ts`). */
export const packageErrors = {
  'package.changed-elsewhere': {
    status: 409,
    title: 'Changed elsewhere',
    body: 'Somebody saved this package since you opened it. Reload the page, then enter your change again.',
  },
  'package.incomplete': {
    status: 422,
    title: 'Not complete yet',
    body: 'The package cannot be published yet. Add what is missing, then publish again.',
  },
  'package.slug-taken': {
    status: 409,
    title: 'Address already used',
    body: 'Another package has this address. Choose another one.',
  },
  'package.full': {
    status: 409,
    title: 'The package is full',
    body: 'A package has at most 20 items and 200 departures. Remove some first.',
  },
  'package.not-together': {
    status: 409,
    title: 'Not part of a package',
    body: 'A package holds flights, rooms that are paid in full at the booking, and things to do, in the currency of the package. Nothing was added.',
  },
  'package.in-use': {
    status: 409,
    title: 'Places are sold',
    body: 'People have booked this departure or are paying for it. Close it instead; it is sold no longer then.',
  },
  'package.sold-out': {
    status: 409,
    title: 'Not enough places',
    body: 'This departure has not enough places left for so many people. Nothing was charged. Choose another departure.',
  },
  'package.item-gone': {
    status: 410,
    title: 'Not available on these days',
    body: 'A part of the package is not available for these people on these days. Nothing was charged. Choose another departure.',
  },
  'package.below-cost': {
    status: 409,
    title: 'Not sold at the moment',
    body: 'This departure is not sold at its price at the moment. Nothing was charged. Choose another departure, or ask the agency.',
  },
} as const

/** The error codes of packages, rows of the catalogue (`domain/errors.ts`). */
export const packageErrors = {
  'package.changed-elsewhere': {
    status: 409,
    title: 'Changed elsewhere',
    body: 'Somebody saved this package meanwhile. Load the page again.',
  },
  'package.incomplete': {
    status: 422,
    title: 'Not complete yet',
    body: 'Add what is missing, then publish again.',
  },
  'package.slug-taken': {
    status: 409,
    title: 'Address already used',
    body: 'Another package has this address. Choose another one.',
  },
  'package.full': {
    status: 409,
    title: 'The package is full',
    body: 'At most 20 items and 200 departures that are still to come. Remove some first.',
  },
  'package.not-together': {
    status: 409,
    title: 'Not part of a package',
    body: 'A package holds flights, rooms paid in full at the booking, and things to do, in its currency.',
  },
  'package.in-use': {
    status: 409,
    title: 'Places are sold',
    body: 'People have booked this departure or are paying for it. Close it instead.',
  },
  'package.sold-out': {
    status: 409,
    title: 'Not enough places',
    body: 'It has not enough places left. Nothing was charged. Choose another departure.',
  },
  'package.item-gone': {
    status: 410,
    title: 'Not available on these days',
    body: 'A part of it is not available on these days. Nothing was charged. Choose another departure.',
  },
  'package.below-cost': {
    status: 409,
    title: 'Not sold at the moment',
    body: 'It is not sold at its price now. Nothing was charged. Choose another departure.',
  },
} as const

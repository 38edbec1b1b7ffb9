/** Errors of accounts, of an agency's settings and of its activation. */
export const agencyErrors = {
  'account.last-owner': {
    status: 409,
    title: 'You are the only owner',
    body: 'An agency needs an owner. Make somebody else an owner first, then close your account.',
  },
  'agency.currency-fixed': {
    status: 409,
    title: 'Currency in use',
    body: 'The wallet has movements or payments in its currency, so the currency stays as it is.',
  },
  'activation.incomplete': {
    status: 422,
    title: 'Something is missing',
    body: 'The activation cannot be submitted yet. Complete what is listed as missing.',
  },
  'activation.closed': {
    status: 409,
    title: 'Under review or decided',
    body: 'The activation is with the reviewer or decided, so it cannot be changed now.',
  },
  'activation.not-a-document': {
    status: 422,
    title: 'Not a document',
    body: 'The file is not a PDF, JPEG or PNG file. Choose another one.',
  },
  'activation.too-many': {
    status: 409,
    title: 'Enough documents',
    body: 'An activation has at most 10 documents. Remove one first.',
  },
} as const

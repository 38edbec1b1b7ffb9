/** Errors of storefronts (`errors.ts`). */
export const shopErrors = {
  'shop.bookings-full': {
    status: 409,
    title: 'No more online bookings this month',
    body: 'This agency takes no more bookings online this month. Nothing was charged. Call it or write to it to book.',
  },
  'shop.closed': { status: 404, title: 'Not open', body: 'This shop is not open.', dialogCode: '404' },
  'shop.sign-in-required': {
    status: 403,
    title: 'Sign in to book',
    body: 'This agency sells to signed-in customers. Sign in with your e-mail address, then choose again.',
  },
  'shop.not-offered': {
    status: 403,
    title: 'Not offered here',
    body: 'This agency does it for you. Write or call, and nothing is changed until then.',
  },
  'shop.code-wrong': {
    status: 401,
    title: 'Code not right',
    body: 'The code is not right or too old. Check the newest mail, or ask for another code.',
  },
  'shop.booking-not-found': {
    status: 404,
    title: 'No booking found',
    body: 'There is no booking with this reference and e-mail address. Check both; the reference is in your confirmation.',
  },
} as const

/** Errors about quotes; rows of the catalogue in domain/errors.ts. */
export const quoteErrors = {
  'quote.changed-meanwhile': {
    status: 409,
    title: 'Changed by a colleague',
    body: 'A colleague changed this part meanwhile. What you typed is still here. Look at the part as it is now, then save again.',
  },
  'quote.full': {
    status: 409,
    title: 'The quote is full',
    body: 'A quote has at most 6 options, and an option at most 40 parts.',
  },
  'quote.not-possible': {
    status: 409,
    title: 'Not possible any more',
    body: 'The quote is in another state now. Load it again to see what happened.',
  },
  'quote.traveller-needed': {
    status: 409,
    title: 'Something is for this traveller alone',
    body: 'A part of the quote is only for travellers you removed. Choose others for it, or remove the part, first.',
  },
  'quote.empty': { status: 409, title: 'The quote is empty', body: 'Add an option with at least one item before you send it.' },
  'quote.other-currency': {
    status: 409,
    title: 'Another currency',
    body: 'The quote is in a currency in which the agency no longer sells. Make a new quote.',
  },
  'quote.new-version': {
    status: 409,
    title: 'The quote was changed',
    body: 'Your travel agent sent a new version of this quote. Read it, then answer again.',
  },
  'quote.link-invalid': {
    status: 404,
    title: 'This link is not valid',
    body: 'The link is mistyped, or the agency has withdrawn the quote. Ask your travel agent for a new link.',
  },
  'quote.expired': {
    status: 410,
    title: 'The quote has expired',
    body: 'Prices may have changed since. Ask your travel agent to check them again.',
  },
  'quote.unsent-changes': {
    status: 409,
    title: 'Changes that were not sent',
    body: 'The quote has changes that its customer does not see yet. Open it, and send or undo them first.',
  },
  'quote.offer-gone': {
    status: 409,
    title: 'No longer sold',
    body: 'An offer of the quote is no longer sold. Open it and choose another one.',
  },
  'quote.not-accepted': {
    status: 409,
    title: 'Not accepted yet',
    body: 'Items are booked once the customer has accepted the quote.',
  },
  'quote.nothing-to-book': {
    status: 409,
    title: 'Nothing left to book',
    body: 'Every accepted item that was found in a search is paid. Items that were typed are booked outside.',
  },
  'quote.name-taken': {
    status: 409,
    title: 'The name is taken',
    body: 'The library has a part with this name. Choose another name.',
  },
  'quote.library-full': {
    status: 409,
    title: 'The library is full',
    body: 'The library has 500 parts. Delete some that nobody uses.',
  },
  'quote.in-checkout': {
    status: 409,
    title: 'Being booked already',
    body: 'The agency and the customer cannot pay for the same quote at once, and the other side has its checkout open. Unless it is paid, it closes within 15 minutes.',
  },
} as const

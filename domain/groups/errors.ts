/** Errors about groups that share the cost of an order; rows of the catalogue in domain/errors.ts. */
export const groupErrors = {
  'group.not-held': {
    status: 409,
    title: 'Not held any more',
    body: 'Only a held order that is not paid, more than an hour before its deadline.',
  },
  'group.exists': {
    status: 409,
    title: 'Already shared',
    body: 'The cost of this order is shared already.',
  },
  'group.ended': {
    status: 409,
    title: 'No longer possible',
    body: 'The group has paid, or its time is over. Load the page again.',
  },
  'group.changed-meanwhile': {
    status: 409,
    title: 'Changed by a colleague',
    body: 'A colleague changed the rooms. Load the page again.',
  },
  'share.link-invalid': {
    status: 404,
    title: 'This link is not valid',
    body: 'The link is mistyped, or this part is no longer asked. Ask your travel agent.',
  },
} as const

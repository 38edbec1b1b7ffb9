/** Errors about groups that share the cost of an order; rows of the catalogue in domain/errors.ts. */
export const groupErrors = {
  'group.not-held': {
    status: 409,
    title: 'Not held any more',
    body: 'The cost of an order is shared while the order is held and not paid, and more than an hour before its deadline.',
  },
  'group.exists': {
    status: 409,
    title: 'Already shared',
    body: 'The cost of this order is shared already. Open it to see who has paid.',
  },
  'group.ended': {
    status: 409,
    title: 'No longer possible',
    body: 'The group has paid, or its time is over. Load the page again to see what happened.',
  },
  'group.changed-meanwhile': {
    status: 409,
    title: 'Changed by a colleague',
    body: 'A colleague changed the rooms meanwhile. Load the page again, then make your change.',
  },
  'share.link-invalid': {
    status: 404,
    title: 'This link is not valid',
    body: 'The link is mistyped, or this part is no longer asked. Ask your travel agent or the organiser of your group.',
  },
} as const

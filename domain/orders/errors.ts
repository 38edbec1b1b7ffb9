/** The error codes of orders, rows of the catalogue (`domain/errors.ts`). */
export const orderErrors = {
  'order.not-issuable': {
    status: 409,
    title: 'Not issuable',
    body: 'The ticket is not issuable. Contact support.',
    dialogCode: '46',
  },
  'order.refund-changed': {
    status: 409,
    title: 'The refund changed',
    body: 'What cancelling gives back has changed. Nothing was cancelled. Look at the new amount first.',
  },
  'order.schedule-answered': {
    status: 409,
    title: 'Answered already',
    body: 'This change of the airline is answered already. Look at the order for what counts now.',
  },
  'order.schedule-dropped': {
    status: 409,
    title: 'A flight is no longer flown',
    body: 'There are no new times to accept. Ask for other flights or a refund.',
  },
  'order.schedule-replaced': {
    status: 409,
    title: 'The airline changed it again',
    body: 'A later change replaces this one. Nothing was accepted. Look at the new times first.',
  },
  'order.request-open': {
    status: 409,
    title: 'A change is being made',
    body: 'This order is being changed or cancelled at its seller. Wait a moment and try again.',
  },
  'order.illegal-transition': {
    status: 409,
    title: 'Not possible now',
    body: 'The order has moved on; this can no longer be done.',
  },
  'order.hold-lapsed': {
    status: 410,
    title: 'The hold has ended',
    body: 'What was held for you is held no longer. Nothing was charged. Search again to book.',
  },
  'order.no-documents': {
    status: 409,
    title: 'No documents yet',
    body: 'Documents exist once the booking is confirmed. Look at the order’s status for what is next.',
  },
} as const

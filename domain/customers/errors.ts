/** Errors about customers; rows of the catalogue in domain/errors.ts. */
export const customerErrors = {
  'customer.email-taken': {
    status: 409,
    title: 'E-mail already used',
    body: 'Another customer has this e-mail address. Open that customer, or merge the two.',
  },
  'customer.orders-open': {
    status: 409,
    title: 'Orders are not finished',
    body: 'This customer has orders that are not finished yet. Erase the customer after the last journey, or cancel the orders first.',
  },
  'customer.merge-changed': {
    status: 409,
    title: 'The merge cannot be undone',
    body: 'One of the two customers was merged again or erased since. Undo the newest merge first.',
  },
  'customer.import-unreadable': {
    status: 422,
    title: 'Not a CSV file',
    body: 'The file has no header row with at least one row below it. Save the sheet as CSV and choose it again.',
  },
  'customer.import-started': {
    status: 409,
    title: 'Already imported',
    body: 'This file was imported already, or is being imported now.',
  },
} as const

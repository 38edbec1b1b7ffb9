import { IconMap2 } from '@tabler/icons-react'
import type { WebProduct } from '../web-product.ts'

export const tourProduct: WebProduct<'tour'> = {
  product: 'tour',
  icon: IconMap2,
  search: '/tour/new',
  under: ['/tour'],
  newOrder: 'tour',
  offer: 'Search tours, tickets and activities of all operators, choose a time and book places.',
  words: 'new search book tour ticket activity excursion things to do',
  payAddress: (id) => `/tour/payment?checkout=${id}`,
  gone: {
    code: 'tour.no-availability',
    title: 'No places are left at this time',
    text: 'The last ones were sold meanwhile. Nothing was charged. Other times and other activities are one click away.',
  },
  notHeld: 'The places are not held',
  taken: 'taken',
  dialogs: {},
}

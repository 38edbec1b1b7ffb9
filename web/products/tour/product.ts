import { IconMap } from '@tabler/icons-react'
import type { WebProduct } from '../web-product.ts'

export const tourProduct: WebProduct<'tour'> = {
  product: 'tour',
  icon: IconMap,
  search: '/tour/new',
  under: ['/tour'],
  newOrder: 'tour',
  startAddress: (id) => `/tour/checkout?checkout=${id}`,
  payAddress: (id) => `/tour/payment?checkout=${id}`,
  gone: {
    code: 'tour.no-availability',
    title: 'No places are left at this time',
    text: 'The last ones were sold meanwhile. Nothing was charged. Other times are one click away.',
  },
  dialogs: {},
}

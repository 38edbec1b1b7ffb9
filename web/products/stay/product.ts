import { IconBed } from '@tabler/icons-react'
import type { WebProduct } from '../web-product.ts'

/** Spelled as in the specification. */
const payment = 'accomodationPayment'

export const stayProduct: WebProduct<'stay'> = {
  product: 'stay',
  icon: IconBed,
  search: '/accommodation/new',
  under: ['/accommodation'],
  newOrder: 'accommodation',
  startAddress: (id) => `/accommodation/userinfo?checkout=${id}`,
  payAddress: (id) => `/accommodation/payment?checkout=${id}`,
  gone: {
    code: 'stay.no-availability',
    title: 'No room is left at this rate',
    text: 'The last one was sold meanwhile. Nothing was charged. Other rooms and properties for the same nights are one click away.',
  },
  dialogs: {
    start_date_end_date: 'accommodationSearch',
    start_date: 'accommodationSearch',
    end_date: 'accommodationSearch',
    'accommodation-availability-11': 'accommodationAvailability',
    '10': 'accomodationCancellation',
    '82': payment,
    '42': payment,
    '1011': payment,
  },
}

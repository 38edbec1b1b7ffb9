import { IconPlaneDeparture } from '@tabler/icons-react'
import { href } from 'react-router'
import type { WebProduct } from '../web-product.ts'

export const flightProduct: WebProduct<'flight'> = {
  product: 'flight',
  icon: IconPlaneDeparture,
  search: '/order/new/newFlight',
  under: ['/order/new', '/flight'],
  newOrder: 'flight',
  isOnBottomBar: true,
  startAddress: (id) => href('/order/new/flight/book/:id', { id }),
  payAddress: (id) => href('/order/new/flight/book/payment/:id', { id }),
  gone: {
    code: 'flight.offer-gone',
    title: 'The airline no longer sells this offer',
    text: 'The last seats at this price were sold meanwhile. Nothing was charged. Other flights of the same day are one click away.',
  },
  dialogs: {},
}

import { IconMap } from '@tabler/icons-react'
import type { SoldProduct } from '#domain/product-types.ts'
import { webProducts as built } from '#web/products/registry/products.ts'
import type { WebProduct } from '#web/products/web-product.ts'
import { tourPaths } from './tour/tour-paths.ts'

export const webProducts: { [P in SoldProduct]: WebProduct<P> } = {
  ...built,
  tour: {
    product: 'tour',
    icon: IconMap,
    search: '/tours/new',
    under: ['/tours'],
    newOrder: 'tour',
    offer: 'Search tours and book them.',
    words: 'new search book tour',
    payAddress: (id) => tourPaths(id).payment,
    gone: { code: 'order.not-issuable', title: 'The tour is full', text: 'Nothing was charged.' },
    notHeld: 'The places are not held',
    taken: 'taken',
    dialogs: {},
  },
  protection: {
    product: 'protection',
    icon: IconMap,
    search: '/protection/new',
    under: ['/protection'],
    newOrder: 'protection',
    offer: 'Sell policies.',
    words: 'new policy insurance',
    payAddress: (id) => `/protection/payment?checkout=${id}`,
    gone: { code: 'order.not-issuable', title: 'The policy is no longer sold', text: 'Nothing was charged.' },
    notHeld: 'The price is not held',
    taken: 'taken',
    dialogs: {},
  },
}

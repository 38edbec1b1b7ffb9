import { IconShield } from '@tabler/icons-react'
import type { SoldProduct } from '#domain/product-types.ts'
import { webProducts as built } from '#web/products/registry/products.ts'
import type { WebProduct } from '#web/products/web-product.ts'

export const webProducts: { [P in SoldProduct]: WebProduct<P> } = {
  ...built,
  protection: {
    product: 'protection',
    icon: IconShield,
    search: '/protection/new',
    under: ['/protection'],
    newOrder: 'protection',
    payAddress: (id) => `/protection/payment?checkout=${id}`,
    gone: { code: 'order.not-issuable', title: 'The policy is no longer sold', text: 'Nothing was charged.' },
    dialogs: {},
  },
}

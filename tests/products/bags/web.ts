import { IconBriefcase } from '@tabler/icons-react'
import type { CheckoutPaths } from '#web/products/checkout/open-checkout.ts'
import type { OrderParts } from '#web/products/order-parts.ts'
import type { WebProduct } from '#web/products/web-product.ts'
import type { BagOrder } from './contract.ts'

export const bagProduct: WebProduct<'protection'> = {
  product: 'protection',
  icon: IconBriefcase,
  search: '/protection/new',
  under: ['/protection'],
  newOrder: 'protection',
  startAddress: (id) => `/protection/owner?checkout=${id}`,
  payAddress: (id) => `/protection/payment?checkout=${id}`,
  gone: { code: 'protection.not-offered', title: 'The cover is no longer sold', text: 'Nothing was charged.' },
  dialogs: {},
}

/** The addresses of a checkout's steps. */
export const bagPaths = (id: string): CheckoutPaths<'protection'> => ({
  product: 'protection',
  details: `/protection/owner?checkout=${id}`,
  review: `/protection/review?checkout=${id}`,
  payment: `/protection/payment?checkout=${id}`,
  orderOf: (orderId) => `/order/protection/${orderId}`,
})

export const bagParts: OrderParts<BagOrder> = {
  statusWords: () => null,
  nothingBack: () => null,
  cancelling: { means: 'The bags are no longer covered.', besides: () => null },
  changing: null,
  place: () => null,
  otherCharges: () => [],
  commission: () => null,
  reference: 'Policy number',
  numbersByHand: () => [],
  desk: { issued: 'The insurer confirmed the cover.', failed: 'The insurer says that nothing was sold.' },
  searchAgain: () => null,
  pages: () => [],
}

import { IconShield } from '@tabler/icons-react'
import type { WebProduct } from '../web-product.ts'

export const policyProduct: WebProduct<'protection'> = {
  product: 'protection',
  icon: IconShield,
  search: '/protection/new',
  under: ['/protection'],
  newOrder: 'protection',
  startAddress: (id) => `/protection/checkout?checkout=${id}`,
  payAddress: (id) => `/protection/payment?checkout=${id}`,
  gone: {
    code: 'protection.not-offered',
    title: 'The policy is no longer offered',
    text: 'Nothing was charged. Other policies are one click away.',
  },
  dialogs: {},
}

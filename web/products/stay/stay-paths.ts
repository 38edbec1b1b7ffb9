import type { CheckoutPaths } from '../checkout/open-checkout.ts'

/** The addresses of a stay's checkout. */
export const stayPaths = (id: string): CheckoutPaths<'stay'> => ({
  product: 'stay',
  details: `/accommodation/userinfo?checkout=${id}`,
  review: `/accommodation/checkout?checkout=${id}`,
  payment: `/accommodation/payment?checkout=${id}`,
  orderOf: (orderId) => `/accommodation/confirmation?order=${orderId}`,
})

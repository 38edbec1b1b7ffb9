import type { CheckoutPaths } from '../checkout/open-checkout.ts'

/** The addresses of a tour's checkout. */
export const tourPaths = (id: string): CheckoutPaths<'tour'> => ({
  product: 'tour',
  details: `/tour/checkout?checkout=${id}`,
  review: `/tour/checkout/review?checkout=${id}`,
  payment: `/tour/payment?checkout=${id}`,
  orderOf: (orderId) => `/tour/confirmation?order=${orderId}`,
})

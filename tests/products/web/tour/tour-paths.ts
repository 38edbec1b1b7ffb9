import { redirect } from 'react-router'
import type { CheckoutPaths } from '#web/products/checkout/open-checkout.ts'
import { orderAddress } from '#web/products/order-address.ts'

/** The addresses of a tour's checkout. */
export const tourPaths = (id: string): CheckoutPaths<'tour'> => ({
  product: 'tour',
  details: `/tours/participants?checkout=${id}`,
  review: `/tours/review?checkout=${id}`,
  payment: `/tours/payment?checkout=${id}`,
  orderOf: (orderId) => orderAddress({ product: 'tour', id: orderId }),
})

/** The checkout in a step's address; without one, redirects to the search. */
export function readStep(request: Request): { id: string; paths: CheckoutPaths<'tour'> } {
  const id = new URL(request.url).searchParams.get('checkout')
  if (!id) throw redirect('/tours/new')
  return { id, paths: tourPaths(id) }
}

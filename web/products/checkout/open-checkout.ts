import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Checkout } from '#contract/product-shapes.ts'
import { isOf } from '#domain/is-of.ts'
import { ApiFailure } from '../../api-failure.ts'
import type { ClosedReason } from './closed-checkout.tsx'
import { withQuery } from './with-query.ts'

/** The addresses of one product's checkout. */
export type CheckoutPaths<Product extends Checkout['product'] = Checkout['product']> = {
  product: Product
  review: string
  details: string
  payment: string
  orderOf: (orderId: string) => string
}

export type CheckoutOf<Product extends Checkout['product']> = Extract<Checkout, { product: Product }>

/** The address that shows the outcome of a payment at the gateway. */
export const outcomeAt = ({ payment }: CheckoutPaths) => withQuery(payment, 'paid=card')

/** Why the checkout is closed; null while it is open. */
export const closedReason = ({ state }: Checkout): ClosedReason | null => (state === 'expired' || state === 'gone' ? state : null)

const awaitsMoney = ({ state, lastPayment }: Checkout) =>
  lastPayment?.status === 'pending' && state !== 'open' && state !== 'done'

/**
 * Reads a checkout for one of its steps. A checkout that became an order redirects to it. One that expired while a card or bank payment is pending
 * redirects to the page of its outcome, because "nothing was charged" is not certain before that.
 */
export async function openCheckout<Product extends Checkout['product']>(
  api: Api,
  id: string,
  paths: CheckoutPaths<Product>,
): Promise<CheckoutOf<Product>> {
  const checkout = await awaitCheckout(api, id, paths)
  if (closedReason(checkout) && awaitsMoney(checkout)) throw redirect(outcomeAt(paths))
  return checkout
}

/** Reads a checkout whose payment is pending, whatever its state: only its order redirects. */
export async function awaitCheckout<Product extends Checkout['product']>(
  api: Api,
  id: string,
  paths: CheckoutPaths<Product>,
): Promise<CheckoutOf<Product>> {
  const checkout = await readCheckout(api, id)
  if (!isOf(paths.product, checkout)) throw data(null, { status: 404 })
  leaveWhenOrdered(checkout, paths)
  return checkout
}

/** The checkout in any state. An invalid id is a 404. */
async function readCheckout(api: Api, id: string): Promise<Checkout> {
  try {
    return await api.checkouts.get({ id })
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'input.invalid') throw data(null, { status: 404 })
    throw error
  }
}

/** Redirects to the order once there is one that is paid. */
function leaveWhenOrdered({ state, orderId, lastPayment }: Checkout, paths: CheckoutPaths): void {
  if (orderId && (state === 'done' || lastPayment?.status === 'succeeded')) throw redirect(paths.orderOf(orderId))
}

/** Redirects to the review until the price is checked and a changed price is accepted. */
export function requireReview(checkout: Checkout, paths: CheckoutPaths): void {
  if (checkout.priceChange || !checkout.reviewedAt) throw redirect(paths.review)
}

/** Redirects to the travellers or guests until they are saved. */
export function requireTravellers(checkout: Checkout, paths: CheckoutPaths): void {
  requireReview(checkout, paths)
  if (!checkout.contact) throw redirect(paths.details)
}

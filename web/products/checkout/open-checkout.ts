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

/** Where the outcome of a payment at the gateway shows. */
export const outcomeAt = ({ payment }: CheckoutPaths) => withQuery(payment, 'paid=card')

/** Why the checkout can no longer go on; null while it can. */
export const closedReason = ({ state }: Checkout): ClosedReason | null => (state === 'expired' || state === 'gone' ? state : null)

const awaitsMoney = ({ state, lastPayment }: Checkout) =>
  lastPayment?.status === 'pending' && state !== 'open' && state !== 'done'

/**
 * Reads a checkout for one of its steps. One that became an order leads to the order. One that ran out while a card or
 * bank payment is still on its way leads to where its outcome shows, because nobody may say "nothing was charged" before that is known.
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

/** Reads a checkout whose payment is on its way, whatever else became of it: only its order leads away. */
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

/** The checkout as it is. An address that cannot be one is not found. */
async function readCheckout(api: Api, id: string): Promise<Checkout> {
  try {
    return await api.checkouts.get({ id })
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'input.invalid') throw data(null, { status: 404 })
    throw error
  }
}

/** Leads to the order once there is one that is paid. */
function leaveWhenOrdered({ state, orderId, lastPayment }: Checkout, paths: CheckoutPaths): void {
  if (orderId && (state === 'done' || lastPayment?.status === 'succeeded')) throw redirect(paths.orderOf(orderId))
}

/** Nothing goes past the review before the price is checked and, if it moved, accepted. */
export function requireReview(checkout: Checkout, paths: CheckoutPaths): void {
  if (checkout.priceChange || !checkout.reviewedAt) throw redirect(paths.review)
}

/** What follows is somebody's: nothing goes past the travellers or guests before they are saved. */
export function requireTravellers(checkout: Checkout, paths: CheckoutPaths): void {
  requireReview(checkout, paths)
  if (!checkout.contact) throw redirect(paths.details)
}

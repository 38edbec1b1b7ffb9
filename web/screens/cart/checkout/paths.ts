import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { readKnown } from '../../../kit/read-known.ts'
import { payTripAddress } from '../../../products/order-address.ts'

/** The addresses of a checkout of a trip. */
export const tripPaths = (id: string) => ({
  details: `/cart/checkout?checkout=${id}`,
  payment: payTripAddress(id),
  confirmation: `/cart/confirmation?checkout=${id}`,
})

/** Where the trip was chosen: in the cart, or on the page of a package. */
export function cartOf({ tripId, package: of }: Pick<TripCheckout, 'tripId' | 'package'>, isShop: boolean): string {
  if (of) return isShop ? `/packages/${of.slug}` : `/packages/${of.id}/sell`
  return tripId ? `/cart?trip=${tripId}` : '/cart'
}

export const checkoutIdOf = (request: Request): string => new URL(request.url).searchParams.get('checkout') ?? ''

/** Reads the checkout of the address. An invalid id is a 404. */
export async function readTripCheckout(api: Api, id: string): Promise<TripCheckout> {
  if (!id) throw redirect('/cart')
  return readKnown(api.tripCheckouts.get({ id }))
}

/** The checkout for a step before the payment. Redirects to the confirmation once it is paid. */
export async function readOpenTrip(api: Api, id: string): Promise<TripCheckout> {
  const checkout = await readTripCheckout(api, id)
  if (checkout.state === 'done') throw redirect(tripPaths(id).confirmation)
  return checkout
}

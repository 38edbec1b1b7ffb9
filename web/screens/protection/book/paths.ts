import { type RouterContextProvider, redirect } from 'react-router'
import type { PolicyCheckout } from '#contract/products/protection.ts'
import { apiContext } from '../../../context.ts'
import { bookingPath } from '../../../products/protection/with-booking/booking-path.ts'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'
import { policyPaths, searchPath } from '../../../products/protection/policy-paths.ts'

/** The checkout of a step's address, and the addresses of its steps. Without one it redirects to the search. */
export function readStep(request: Request): { id: string; paths: CheckoutPaths<'protection'> } {
  const id = new URL(request.url).searchParams.get('checkout')
  if (!id) throw redirect(searchPath)
  return { id, paths: policyPaths(id) }
}

/** A policy that waits for its booking is not paid before it: redirects to the payment of the booking. */
export async function leaveForBooking(
  context: Readonly<RouterContextProvider>,
  { state, waitsFor }: PolicyCheckout,
): Promise<void> {
  if (state === 'open' && waitsFor) throw redirect(await bookingPath(context.get(apiContext), waitsFor))
}

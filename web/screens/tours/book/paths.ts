import { redirect } from 'react-router'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'
import { tourPaths } from '../../../products/tour/tour-paths.ts'

/** The checkout of a step's address, and the addresses of its steps. Without one it redirects to the search. */
export function readStep(request: Request): { id: string; paths: CheckoutPaths<'tour'> } {
  const id = new URL(request.url).searchParams.get('checkout')
  if (!id) throw redirect('/tour/new')
  return { id, paths: tourPaths(id) }
}

import { redirect } from 'react-router'
import type { StayCheckout } from '#contract/products/stay.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'
import { staySearchAddress, staysAddress } from '../../../products/stay/stay-address.ts'
import { stayPaths } from '../../../products/stay/stay-paths.ts'

/** The checkout of a step's address, and the addresses of its steps. Without one it redirects to the search. */
export function readStep(request: Request): { id: string; paths: CheckoutPaths<'stay'> } {
  const id = new URL(request.url).searchParams.get('checkout')
  if (!id) throw redirect('/accommodation/new')
  return { id, paths: stayPaths(id) }
}

/** The address where the dates can be changed. */
export const changeDates = (search: StaySearch): string => `/accommodation/new?${stayToParams(search)}`

/** "Different accommodation" in the error dialog leads back to the results, with a message. */
export function leaveForAnother(request: Request, { searchId, search }: StayCheckout): void {
  const action = new URL(request.url).searchParams.get('action')
  if (!action) return
  const results = searchId ? staysAddress(searchId, search) : staySearchAddress(search)
  throw redirect(`${results}&${new URLSearchParams({ action })}`)
}

import { redirect } from 'react-router'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'
import { staysAddress } from '../../../products/stay/stay-address.ts'

/** What leads back to the house beside the checkout's id; a link from the gateway has none of it. */
const kept = ['searchId', 'hotel'] as const

/** The addresses of a stay's checkout, which carry what the request's address says of the house. */
export function stayPaths(id: string, query = new URLSearchParams()): CheckoutPaths<'stay'> {
  const params = new URLSearchParams({ checkout: id })
  for (const name of kept) {
    const value = query.get(name)
    if (value) params.set(name, value)
  }
  return {
    product: 'stay',
    details: `/accommodation/userinfo?${params}`,
    review: `/accommodation/checkout?${params}`,
    payment: `/accommodation/payment?${params}`,
    orderOf: (orderId) => `/accommodation/confirmation?order=${orderId}`,
  }
}

/** The checkout that a step's address names, and the addresses of its steps. Without one there is nothing to book: on to the search. */
export function readStep(request: Request): { id: string; query: URLSearchParams; paths: CheckoutPaths<'stay'> } {
  const query = new URL(request.url).searchParams
  const id = query.get('checkout')
  if (!id) throw redirect('/accommodation/new')
  return { id, query, paths: stayPaths(id, query) }
}

/** The results of the same search, asked anew. */
export const searchAgain = (search: StaySearch): string => `/accommodation/results?${stayToParams(search)}`

/** Where the dates can be changed. */
export const changeDates = (search: StaySearch): string => `/accommodation/new?${stayToParams(search)}`

/** Who chose a different accommodation in the error dialog goes back to the results, which say so. */
export function leaveForAnother(query: URLSearchParams, search: StaySearch): void {
  const [action, searchId] = [query.get('action'), query.get('searchId')]
  if (!action) return
  const results = searchId ? staysAddress(searchId, search) : searchAgain(search)
  throw redirect(`${results}&${new URLSearchParams({ action })}`)
}

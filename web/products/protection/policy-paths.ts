import type { PolicySearch } from '#domain/policies/search.ts'
import { policyToParams } from '#domain/policies/search-params.ts'
import type { CheckoutPaths } from '../checkout/open-checkout.ts'

/** The addresses of a policy's checkout. */
export const policyPaths = (id: string): CheckoutPaths<'protection'> => ({
  product: 'protection',
  details: `/protection/checkout?checkout=${id}`,
  review: `/protection/checkout/review?checkout=${id}`,
  payment: `/protection/payment?checkout=${id}`,
  orderOf: (orderId) => `/protection/confirmation?order=${orderId}`,
})

export const searchPath = '/protection/new'
export const resultsPath = '/protection/results'

/** The address of a search's results. It includes the search itself, so that it can be repeated once its prices have expired. */
export const policiesAddress = (searchId: string, search: PolicySearch): string =>
  `${resultsPath}?searchId=${searchId}&${policyToParams(search)}`

/** The search of an offer, which repeats it. */
export const searchOfOffer = ({
  residence,
  destination,
  from,
  to,
  ages,
  tripCost,
}: Pick<PolicySearch, 'residence' | 'destination' | 'from' | 'to' | 'ages' | 'tripCost'>): string =>
  `${policyToParams({ residence, destination, from, to, ages, tripCost, dealCode: null, onOrder: null, forCheckout: null })}`

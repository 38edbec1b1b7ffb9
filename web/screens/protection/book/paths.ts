import { redirect } from 'react-router'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'
import { policyPaths, searchPath } from '../../../products/protection/policy-paths.ts'

/** The checkout of a step's address, and the addresses of its steps. Without one it redirects to the search. */
export function readStep(request: Request): { id: string; paths: CheckoutPaths<'protection'> } {
  const id = new URL(request.url).searchParams.get('checkout')
  if (!id) throw redirect(searchPath)
  return { id, paths: policyPaths(id) }
}

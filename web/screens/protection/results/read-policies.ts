import { type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import { policyToParams } from '#domain/policies/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { policiesAddress, searchPath } from '../../../products/protection/policy-paths.ts'
import { sessionContext } from '../../../session.ts'
import { checkPolicyForm, formOf, withTrip } from '../search/read-policy-form.ts'
import { policyView } from './policy-view.ts'

/** The results of a search; null once they are no longer stored, or if it belongs to another visitor. */
export async function readSnapshot(api: Api, searchId: string) {
  try {
    return await api.policies.results({ searchId })
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

/** Starts a search and leads to its results. What the server refuses is shown on the form. */
async function start(api: Api, search: PolicySearch, params: URLSearchParams) {
  try {
    const { searchId } = await api.policies.search(search)
    return redirect(`${policiesAddress(searchId, search)}${policyView.written(params)}`)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const dialog = dialogOfProduct('protection', error.data)
    if (!dialog) throw error
    return redirect(withError(`${searchPath}?${policyToParams(search)}&refused=1`, dialog))
  }
}

/** The search of an address with its results; an address without an id starts it, and an invalid one leads to its form, which shows the reason. */
export async function readPolicies(request: Request, context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const searchId = params.get('searchId')
  const { form } = await withTrip(api, formOf(params, context.get(sessionContext).regional))
  const checked = checkPolicyForm(form)
  if ('problems' in checked) {
    // From a booking, whose trip is not known completely, the form asks for the rest without an error.
    if (params.has('from') || !params.has('forCheckout')) params.set('refused', '1')
    throw redirect(`${searchPath}?${params}`)
  }
  if (!searchId) throw await start(api, checked.search, params)
  const snapshot = await readSnapshot(api, searchId)
  return { searchId, snapshot, search: snapshot?.search ?? checked.search }
}

import { href, redirect } from 'react-router'
import type { Route } from './+types/template-offers'

/** The specification's address of a storefront's results: those of a search, in the storefront's own style. */
export function loader({ params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  query.set('search', params.id)
  return redirect(`${href('/order/new/flight/offers')}?${query}`)
}

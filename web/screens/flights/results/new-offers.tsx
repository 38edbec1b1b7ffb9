import { href, redirect, replace } from 'react-router'
import { slicesOf } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { keepError } from '../../../kit/keep-error.ts'
import { withError } from '../../../kit/open-error.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { RefusedSearch } from '../../../results/refused-search.tsx'
import { datesDialog } from '../../../search/dates-dialog.ts'
import { LazySearchForm } from '../search/lazy-search-form.ts'
import { readDraft, refusedAddress, usualOf } from '../search/read-draft.ts'
import { byField, checkDraft } from '../search/search-draft.ts'
import type { Route } from './+types/new-offers'
import { flightView } from './flight-view.ts'
import { offersAddress } from './offers-address.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { routeWords } from './route-words.ts'
import { flightSearches } from './running-search.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Searching flights' }]

/** Parses the search of the address. An invalid one redirects to its form, which shows the reason. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const params = url.searchParams
  const { draft, unread, today } = await readDraft(context.get(apiContext), params, usualOf(request, context))
  const checked = checkDraft(draft, today)
  if ('search' in checked && Object.keys(unread).length === 0) return { draft, today, search: checked.search, failure: null }
  const form = refusedAddress(params)
  const dialog = 'dates' in checked && checked.dates && datesDialog(checked.dates, { start: draft.depart, end: draft.return })
  throw redirect(dialog ? withError(form, dialog) : form)
}

/** Starts the search in the browser and continues to its results once it is accepted. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { draft, today, search } = await serverLoader()
  const asked = new URL(request.url).searchParams
  // A page opened by its address is replaced by the results; otherwise it was never in the history.
  const go = location.pathname === href('/order/new/flight/newoffers') ? replace : redirect
  try {
    const { searchId } = await flightSearches.start(search, { draft, today })
    return go(keepError(`${offersAddress(searchId, search)}${flightView.written(asked)}`, asked))
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { draft, today, search, failure: 'unreachable' as const }
    const dialog = dialogOfProduct('flight', error.data)
    if (dialog && error.init.status < 500)
      return go(withError(`${href('/order/new/newFlight')}?${searchToParams(search)}&refused=1`, dialog))
    return { draft, today, search, failure: error.data }
  }
}
clientLoader.hydrate = true as const

export default function NewOffers({ loaderData: { draft, today, search, failure } }: Route.ComponentProps) {
  if (failure)
    return (
      <RefusedSearch
        key={`${searchToParams(search)}`}
        title="Flights"
        form={(problems) => <LazySearchForm initial={draft} today={today} problems={problems} />}
        failure={failure}
        byField={byField}
      />
    )
  return (
    <Page>
      <PageHeader title={routeWords(draft)} context="Asking all suppliers…" />
      <ResultsSkeleton ways={slicesOf(search).length} />
    </Page>
  )
}

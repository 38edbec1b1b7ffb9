import { useMemo } from 'react'
import { tourToParams } from '#domain/tours/search-params.ts'
import { apiContext } from '../../../context.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { addShownTour } from '../../../products/tour/add-shown-tour.ts'
import { resultsPath, toursAddress } from '../../../products/tour/tour-address.ts'
import { activities } from '../../../products/tour/tour-words.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { RefusedSearch } from '../../../results/refused-search.tsx'
import { isOtherSearch, loadResults } from '../../../results/screen/load-results.ts'
import { ResultsPage } from '../../../results/screen/results-page.tsx'
import { useFound } from '../../../results/use-found.ts'
import { useView } from '../../../results/use-view.ts'
import { sessionContext } from '../../../session.ts'
import { LaterTourSearchForm } from '../search/later-search-form.ts'
import { byField, searchOf } from '../search/tour-draft.ts'
import type { Route } from './+types/results'
import { NoTours } from './no-tours.tsx'
import { readTours } from './read-tours.ts'
import { tourSearches } from './running-tours.ts'
import { unreadOfTours } from './tour-parts.ts'
import { TourResultsPanel } from './tour-results.tsx'
import { TourTitle } from './tour-title.tsx'
import { tourView } from './tour-view.ts'
import { ToursSkeleton } from './tours-skeleton.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? `Things to do in ${loaderData.search.destination.name}` : 'Things to do'
  return [{ title }, { name: 'description', content: `${title}, compared by price, rating and duration.` }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { regional } = context.get(sessionContext)
  return { ...(await readTours(context.get(apiContext), { request, regional })), failure: null }
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadResults(args, {
    product: 'tour',
    searches: tourSearches,
    pick: ({ form }) => ({ form }),
    searchOf,
    resultsOf: toursAddress,
    formOf: (search) => `/tour/new?${tourToParams(search)}`,
    view: tourView,
  })
clientLoader.hydrate = true as const

export const shouldRevalidate = isOtherSearch

/** Adds a result to a trip or to a quote. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  addShownTour(context.get(apiContext), await readForm(request), new URL(request.url).searchParams)

export default function Results({ loaderData, actionData }: Route.ComponentProps) {
  const { searchId, snapshot, form, edited, search, failure } = loaderData
  const numbers = useNumbers()
  useAddedToTrip(actionData)
  const found = useFound(tourSearches.running(searchId), snapshot)
  const view = useView(tourView)
  const unread = useMemo(() => unreadOfTours(new URLSearchParams(view.search)), [view.search])
  const query = useMemo(() => `${tourToParams(search)}`, [search])
  if (failure)
    return (
      <RefusedSearch
        key={query}
        title="Things to do"
        form={(problems) => <LaterTourSearchForm {...form} problems={problems} filters={tourView.names} />}
        failure={failure}
        byField={byField}
      />
    )
  return (
    <ResultsPage
      searchId={searchId}
      found={found}
      query={query}
      searchAgain={`${resultsPath}?${query}${tourView.params(view)}`}
      title={<TourTitle search={search} />}
      form={<LaterTourSearchForm {...form} draft={edited ?? form.draft} filters={tourView.names} storedIn="edit" />}
      isEdited={edited !== null}
      onNear={LaterTourSearchForm.ready}
      note={<FormError outcome={actionData} />}
      unread={unread}
      counted={(count) => activities(count, numbers)}
      skeleton={<ToursSkeleton />}
      none={<NoTours search={search} />}
    >
      {(tours, id) => <TourResultsPanel found={tours} searchId={id} search={search} query={query} view={view} />}
    </ResultsPage>
  )
}

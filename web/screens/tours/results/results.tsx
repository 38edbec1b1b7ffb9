import { useMemo } from 'react'
import { redirect, replace, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { tourToParams } from '#domain/tours/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { keepError } from '../../../kit/keep-error.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { withError } from '../../../kit/open-error.ts'
import { Page } from '../../../kit/page.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { resultsPath, toursAddress } from '../../../products/tour/tour-address.ts'
import { activities } from '../../../products/tour/tour-words.ts'
import { ExpiredNote, ExpiredState } from '../../../results/expired.tsx'
import { ProgressLine } from '../../../results/progress-line.tsx'
import { type Refusal, RefusedSearch } from '../../../results/refused-search.tsx'
import { SummaryBar } from '../../../results/summary-bar.tsx'
import { UnreadNotice } from '../../../results/unread-notice.tsx'
import { useFound } from '../../../results/use-found.ts'
import { useView } from '../../../results/use-view.ts'
import { sessionContext } from '../../../session.ts'
import { LaterTourSearchForm } from '../search/later-search-form.ts'
import type { TourForm } from '../search/read-tour-draft.ts'
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

/** A search without an id in the address is started here. One of this tab is not loaded again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const running = tourSearches.running(url.searchParams.get('searchId'))
  if (running) {
    const { searchId, form } = running
    return { searchId, snapshot: null, form, edited: null, search: searchOf(form.draft), failure: null }
  }
  const read = await serverLoader()
  if (read.searchId) return read
  const { search, form } = read
  // A page opened by its address is replaced by its results; otherwise it was never in the history.
  const go = location.pathname + location.search === url.pathname + url.search ? replace : redirect
  try {
    const { searchId } = await tourSearches.start(search, { form })
    return go(keepError(`${toursAddress(searchId, search)}${tourView.written(url.searchParams)}`, url.searchParams))
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { ...read, failure: 'unreachable' as const }
    const dialog = dialogOfProduct('tour', error.data)
    if (dialog && error.init.status < 500) return go(withError(`/tour/new?${tourToParams(search)}&refused=1`, dialog))
    return { ...read, failure: error.data }
  }
}
clientLoader.hydrate = true as const

/** Filters and sort are in the address too, and need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const searchId = currentUrl.searchParams.get('searchId')
  const isSameSearch = searchId !== null && searchId === nextUrl.searchParams.get('searchId')
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export default function Results({ loaderData: { searchId, snapshot, form, edited, search, failure } }: Route.ComponentProps) {
  const numbers = useNumbers()
  const found = useFound(tourSearches.running(searchId), snapshot)
  const isPast = useIsPast(found?.expiresAt ?? '')
  const navigate = useNavigate()
  const view = useView(tourView)
  const unread = useMemo(() => unreadOfTours(new URLSearchParams(view.search)), [view.search])
  const query = useMemo(() => `${tourToParams(search)}`, [search])
  if (failure) return <RefusedTours key={query} form={form} failure={failure} />
  const searchAgain = `${resultsPath}?${query}${tourView.params(view)}`
  const isEmpty = found !== null && found.isFinished && found.items.length === 0
  const broken = found?.failure && found.failure !== 'broken-off' ? found.failure : null
  return (
    <Page width="wide">
      <SummaryBar
        key={query}
        title={<TourTitle search={search} />}
        onNear={LaterTourSearchForm.ready}
        startsOpen={edited !== null}
      >
        <LaterTourSearchForm {...form} draft={edited ?? form.draft} filters={tourView.names} storedIn="edit" />
      </SummaryBar>
      <UnreadNotice problems={unread} />
      {isEmpty && <ProgressLine found={found} counted={activities(found.items.length, numbers)} />}
      {found && isPast && <ExpiredNote searchAgain={searchAgain} />}
      {!searchId && <ToursSkeleton />}
      {searchId && !found && <ExpiredState searchAgain={searchAgain} />}
      {isEmpty && found.failure && (
        <FailedState
          title={broken?.title ?? 'The connection broke off'}
          text={broken?.body ?? 'Nobody had answered by then. Nothing was booked.'}
          onRetry={() => navigate(searchAgain)}
        />
      )}
      {isEmpty && !found.failure && <NoTours search={search} />}
      {searchId && found && !isEmpty && (
        <TourResultsPanel found={found} searchId={searchId} search={search} query={query} view={view} />
      )}
    </Page>
  )
}

/** A refused search for tours. */
function RefusedTours({ form, failure }: { form: TourForm; failure: Refusal }) {
  const problems = failure === 'unreachable' ? {} : byField(Object.entries(failure.fields))
  return (
    <RefusedSearch
      title="Things to do"
      form={<LaterTourSearchForm {...form} problems={problems} filters={tourView.names} />}
      failure={failure}
      isAboutFields={Object.keys(problems).length > 0}
    />
  )
}

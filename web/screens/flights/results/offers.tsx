import { data, href, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { searchToParams } from '#domain/flights/search.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { dialogOf, withError } from '../../../kit/open-error.ts'
import { Page } from '../../../kit/page.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import { readDraft, rememberedTrip } from '../search/read-draft.ts'
import { checkDraft, searchOf } from '../search/search-draft.ts'
import type { Route } from './+types/offers'
import { ExpiredNote, ExpiredState, useIsPast } from './expired.tsx'
import { NoFlights } from './no-flights.tsx'
import { ProgressLine } from './progress-line.tsx'
import { Results } from './results.tsx'
import { runningSearch } from './running-search.ts'
import { SummaryBar } from './summary-bar.tsx'
import { useFound } from './use-found.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Flights ${loaderData?.draft.from?.city ?? ''} to ${loaderData?.draft.to?.city ?? ''}` },
]

/** What a search has found, as the server keeps it for half an hour. No source is asked again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const searchId = params.get('search')
  if (!searchId) throw redirect(href('/order/new/newFlight'))
  const snapshot = await api.flights.results({ searchId }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  })
  const asked = snapshot ? searchToParams(snapshot.search) : params
  return { searchId, snapshot, ...(await readDraft(api, asked, rememberedTrip(request))) }
}

/** A search that this tab runs, or ran, is not fetched again: back from a checkout shows it at once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const searchId = new URL(request.url).searchParams.get('search') ?? ''
  const running = runningSearch(searchId)
  return running ? { searchId, snapshot: null, draft: running.draft, today: running.today } : serverLoader()
}

/** Filters and sort are in the address too, and need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameSearch = currentUrl.searchParams.get('search') === nextUrl.searchParams.get('search')
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

/** Opens a checkout of the chosen offer. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const url = new URL(request.url)
  const searchId = url.searchParams.get('search')
  if (!searchId || !typed.offerId) throw data(null, { status: 400 })
  try {
    const { id } = await context.get(apiContext).checkouts.create({ searchId, offerId: typed.offerId })
    return redirect(href('/order/new/flight/book/:id', { id }))
  } catch (error) {
    const dialog = error instanceof ApiFailure ? dialogOf(error.data) : null
    if (dialog) return redirect(withError(url.pathname + url.search, dialog))
    return failedForm(error, typed)
  }
}

export default function Offers({ loaderData: { searchId, snapshot, draft, today }, actionData }: Route.ComponentProps) {
  const found = useFound(searchId, snapshot)
  const isPast = useIsPast(found?.expiresAt ?? '')
  const navigate = useNavigate()
  const checked = checkDraft(draft, today)
  const searchAgain = 'search' in checked ? `${href('/order/new/flight/newoffers')}?${searchToParams(checked.search)}` : null
  const failure = found?.failure && found.failure !== 'broken-off' ? found.failure : null
  const isEmpty = found !== null && found.isFinished && found.offers.length === 0
  return (
    <Page width="wide">
      <SummaryBar key={`${searchToParams(searchOf(draft))}`} draft={draft} today={today} />
      {found && <ProgressLine found={found} />}
      {found && isPast && searchAgain && <ExpiredNote searchAgain={searchAgain} />}
      {!found && <ExpiredState searchAgain={searchAgain} />}
      {isEmpty && found.failure && (
        <FailedState
          title={failure?.title ?? 'The connection broke off'}
          text={failure?.body ?? 'No source had answered by then. Nothing was booked.'}
          onRetry={() => navigate(searchAgain ?? href('/order/new/newFlight'))}
        />
      )}
      {isEmpty && !found.failure && <NoFlights draft={draft} today={today} />}
      {found && !isEmpty && (
        <Results
          found={found}
          draft={draft}
          isExpired={isPast}
          outcome={actionData && 'failure' in actionData ? actionData : null}
        />
      )}
    </Page>
  )
}

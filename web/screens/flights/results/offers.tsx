import { useMemo } from 'react'
import { data, href, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { slicesOf } from '#domain/flights/journey.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { chooseOffer } from '../../../products/flight/choose-offer.ts'
import { shareOffers } from '../../../products/flight/share-offers.ts'
import { addToQuote } from '../../../products/quote/add-to-quote.ts'
import { addToTrip } from '../../../products/trip/add-to-trip.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredNote, ExpiredState } from '../../../results/expired.tsx'
import { ProgressLine } from '../../../results/progress-line.tsx'
import { SummaryBar } from '../../../results/summary-bar.tsx'
import { UnreadNotice } from '../../../results/unread-notice.tsx'
import { useFound } from '../../../results/use-found.ts'
import { useView } from '../../../results/use-view.ts'
import { DatePrices } from '../date-prices/date-prices.tsx'
import { LazySearchForm } from '../search/lazy-search-form.ts'
import { readDraft, usualOf } from '../search/read-draft.ts'
import { checkDraft, searchOf } from '../search/search-draft.ts'
import type { Route } from './+types/offers'
import { offers } from './flight-count.ts'
import { unreadOfFlights } from './flight-parts.ts'
import { flightView, viewParams } from './flight-view.ts'
import { NoFlights } from './no-flights.tsx'
import { searchOfAddress } from './offers-address.ts'
import { Results } from './results.tsx'
import { routeWords } from './route-words.ts'
import { flightSearches } from './running-search.ts'
import { SearchTitle } from './search-title.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? `Flights ${routeWords(loaderData.draft)}` : 'Flights'
  return [{ title }, { name: 'description', content: `${title}, compared by price, times and stops.` }]
}

type Asked = Pick<Route.LoaderArgs, 'request' | 'url' | 'context'>

/** The results of a search, which the server stores for half an hour. No supplier is asked again. */
export async function loader({ request, url, context }: Asked) {
  const api = context.get(apiContext)
  const params = url.searchParams
  const searchId = params.get('search')
  if (!searchId) throw redirect(searchOfAddress(params))
  const snapshot = await api.flights.results({ searchId }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  })
  const asked = snapshot ? searchToParams(snapshot.search) : params
  const usual = usualOf(request, context)
  const edit = params.get('edit')
  const [read, edited] = await Promise.all([
    readDraft(api, asked, usual),
    edit === null ? null : readDraft(api, new URLSearchParams(edit), usual),
  ])
  return { searchId, snapshot, ...read, edited: edited && edited.draft }
}

/** A search of this tab is not loaded again: going back from a checkout shows it at once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const searchId = new URL(request.url).searchParams.get('search') ?? ''
  const running = flightSearches.running(searchId)
  return running ? { searchId, snapshot: null, draft: running.draft, today: running.today, edited: null } : serverLoader()
}

/** Filters and sort are in the address too, and need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formData?.get('intent') === 'share' || formData?.has('toTrip')) return false
  const isSameSearch = currentUrl.searchParams.get('search') === nextUrl.searchParams.get('search')
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

/** Opens a checkout of the chosen offer, adds one to a trip or a quote, or mails offers to a customer. */
export async function action({ request, url, context }: Asked) {
  const api = context.get(apiContext)
  const typed = await readForm(request)
  if (typed.intent === 'share') return shareOffers(api, typed)
  const searchId = url.searchParams.get('search')
  if (searchId && typed.toTrip)
    return addToTrip(api, { product: 'flight', searchId, offerId: typed.toTrip }, { offerId: typed.toTrip })
  if (searchId && typed.toQuote) return addToQuote({ product: 'flight', searchId, offerId: typed.toQuote })
  if (!searchId || !typed.offerId) throw data(null, { status: 400 })
  return chooseOffer(api, { searchId, offerId: typed.offerId }, url.pathname + url.search)
}

type Props = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>

export default function Offers({ loaderData: { searchId, snapshot, draft, today, edited }, actionData }: Props) {
  const numbers = useNumbers()
  useAddedToTrip(actionData)
  const found = useFound(flightSearches.running(searchId), snapshot)
  const expiresAt = found?.expiresAt ?? ''
  const isPast = useIsPast(expiresAt)
  const navigate = useNavigate()
  const view = useView(flightView)
  const unread = useMemo(() => unreadOfFlights(new URLSearchParams(view.search)), [view.search])
  const search = useMemo(() => searchOf(draft), [draft])
  const query = `${searchToParams(search)}`
  const foundIn = useMemo(() => ({ searchId, query, expiresAt }), [searchId, query, expiresAt])
  const anew = `${href('/order/new/flight/newoffers')}?${query}${viewParams(view)}`
  const searchAgain = 'search' in checkDraft(draft, today) ? anew : null
  const form = `${href('/order/new/newFlight')}?${query}`
  const failure = found?.failure && found.failure !== 'broken-off' ? found.failure : null
  const isEmpty = found !== null && found.isFinished && found.items.length === 0
  return (
    <Page width="wide">
      <SummaryBar key={query} title={<SearchTitle draft={draft} />} onNear={LazySearchForm.ready} startsOpen={edited !== null}>
        <LazySearchForm initial={edited ?? draft} today={today} storedIn="edit" filters={flightView.names} />
      </SummaryBar>
      <UnreadNotice problems={unread} />
      {isEmpty && <ProgressLine found={found} counted={offers(found.items.length, numbers)} />}
      {found && isPast && searchAgain && <ExpiredNote searchAgain={searchAgain} />}
      {!found && <ExpiredState searchAgain={searchAgain ?? form} />}
      {isEmpty && found.failure && (
        <FailedState
          title={failure?.title ?? 'The connection broke off'}
          text={failure?.body ?? 'Nobody had answered by then. Nothing was booked.'}
          onRetry={() => navigate(searchAgain ?? form)}
        />
      )}
      {isEmpty && !found.failure && <NoFlights draft={draft} today={today} />}
      {found && !isEmpty && (
        <Results
          found={found}
          foundIn={foundIn}
          view={view}
          ways={slicesOf(search).length}
          isExpired={isPast}
          outcome={actionData && 'failure' in actionData ? actionData : null}
        >
          {(lowest) => (
            <DatePrices key={query} search={search} hrefFor={hrefFor(search, viewParams(view))} {...(lowest ? { lowest } : {})} />
          )}
        </Results>
      )}
    </Page>
  )
}

/** The same search on other days, with the same filters and sort. */
const hrefFor = (search: FlightSearch, view: string) => (depart: string, back: string | null) =>
  `${href('/order/new/flight/newoffers')}?${searchToParams({ ...search, depart, return: back })}${view}`

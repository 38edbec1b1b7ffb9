import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { redirect, replace, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { stayToParams } from '#domain/stays/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { keepError } from '../../../kit/keep-error.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { withError } from '../../../kit/open-error.ts'
import { Page } from '../../../kit/page.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { staysAddress } from '../../../products/stay/stay-address.ts'
import { stays } from '../../../products/stay/stay-words.ts'
import { ExpiredNote, ExpiredState } from '../../../results/expired.tsx'
import { ProgressLine } from '../../../results/progress-line.tsx'
import { type Refusal, RefusedSearch } from '../../../results/refused-search.tsx'
import { SummaryBar } from '../../../results/summary-bar.tsx'
import { UnreadNotice } from '../../../results/unread-notice.tsx'
import { useFound } from '../../../results/use-found.ts'
import { useView } from '../../../results/use-view.ts'
import { sessionContext } from '../../../session.ts'
import { LaterStaySearchForm } from '../search/later-search-form.ts'
import type { StayForm } from '../search/read-stay-draft.ts'
import { byField, searchOf } from '../search/stay-draft.ts'
import type { Route } from './+types/results'
import css from './choose-different.module.css'
import { NoStays } from './no-stays.tsx'
import { readStays } from './read-stays.ts'
import { staySearches } from './running-stays.ts'
import { unreadOfStays } from './stay-parts.ts'
import { StayResultsPanel } from './stay-results.tsx'
import { StayTitle } from './stay-title.tsx'
import { stayView } from './stay-view.ts'
import { StaysSkeleton } from './stays-skeleton.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? `Accommodation in ${loaderData.search.destination.name}` : 'Accommodation'
  return [{ title }, { name: 'description', content: `${title}, compared by price, score and distance.` }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { regional } = context.get(sessionContext)
  return { ...(await readStays(context.get(apiContext), { request, regional })), failure: null }
}

/** A search without an id in the address is started here. One of this tab is not loaded again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const running = staySearches.running(url.searchParams.get('searchId'))
  if (running) {
    const { searchId, form, zone } = running
    return { searchId, snapshot: null, form, edited: null, search: searchOf(form.draft), zone, failure: null }
  }
  const read = await serverLoader()
  if (read.searchId) return read
  const { search, form, zone } = read
  // A page opened by its address is replaced by its results; otherwise it was never in the history.
  const go = location.pathname + location.search === url.pathname + url.search ? replace : redirect
  try {
    const { searchId } = await staySearches.start(search, { form, zone })
    return go(keepError(`${staysAddress(searchId, search)}${stayView.written(url.searchParams)}`, url.searchParams))
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { ...read, failure: 'unreachable' as const }
    const dialog = dialogOfProduct('stay', error.data)
    if (dialog && error.init.status < 500) return go(withError(`/accommodation/new?${stayToParams(search)}&refused=1`, dialog))
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

export default function Results({
  loaderData: { searchId, snapshot, form, edited, search, zone, failure },
}: Route.ComponentProps) {
  const numbers = useNumbers()
  const found = useFound(staySearches.running(searchId), snapshot)
  const isPast = useIsPast(found?.expiresAt ?? '')
  const navigate = useNavigate()
  const view = useView(stayView)
  const unread = useMemo(() => unreadOfStays(new URLSearchParams(view.search)), [view.search])
  const query = useMemo(() => `${stayToParams(search)}`, [search])
  if (failure) return <RefusedStays key={query} form={form} failure={failure} />
  const searchAgain = `/accommodation/results?${query}${stayView.params(view)}`
  const isEmpty = found !== null && found.isFinished && found.items.length === 0
  const broken = found?.failure && found.failure !== 'broken-off' ? found.failure : null
  return (
    <Page width="wide">
      <SummaryBar
        key={query}
        title={<StayTitle search={search} />}
        onNear={LaterStaySearchForm.ready}
        startsOpen={edited !== null}
      >
        <LaterStaySearchForm {...form} draft={edited ?? form.draft} filters={stayView.names} storedIn="edit" />
      </SummaryBar>
      <ChooseDifferent />
      <UnreadNotice problems={unread} />
      {isEmpty && <ProgressLine found={found} counted={stays(found.items.length, numbers)} />}
      {found && isPast && <ExpiredNote searchAgain={searchAgain} />}
      {!searchId && <StaysSkeleton />}
      {searchId && !found && <ExpiredState searchAgain={searchAgain} />}
      {isEmpty && found.failure && (
        <FailedState
          title={broken?.title ?? 'The connection broke off'}
          text={broken?.body ?? 'Nobody had answered by then. Nothing was booked.'}
          onRetry={() => navigate(searchAgain)}
        />
      )}
      {isEmpty && !found.failure && <NoStays search={search} />}
      {searchId && found && !isEmpty && (
        <StayResultsPanel found={found} searchId={searchId} search={search} query={query} zone={zone} view={view} />
      )}
    </Page>
  )
}

/** The message after the error dialog redirected here because a property is sold out (specification section 8). */
function ChooseDifferent() {
  const [params, setParams] = useSearchParams()
  if (params.get('action') !== 'choose-different-hotel') return null
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('action')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className={css.note}>
      <Notice tone="info" role="status" title="Choose a different accommodation">
        <p>The one you chose has no room left for these nights. The others below are for the same nights and guests.</p>
        <button type="button" className="text-button" onClick={close}>
          <IconX size={14} stroke={1.75} aria-hidden="true" /> Close<span className="visually-hidden"> this note</span>
        </button>
      </Notice>
    </div>
  )
}

/** A refused search for stays. */
function RefusedStays({ form, failure }: { form: StayForm; failure: Refusal }) {
  const problems = failure === 'unreachable' ? {} : byField(Object.entries(failure.fields))
  return (
    <RefusedSearch
      title="Accommodation"
      form={<LaterStaySearchForm {...form} problems={problems} filters={stayView.names} />}
      failure={failure}
      isAboutFields={Object.keys(problems).length > 0}
    />
  )
}

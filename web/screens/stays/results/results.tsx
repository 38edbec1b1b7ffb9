import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { stayToParams } from '#domain/stays/search-params.ts'
import { apiContext } from '../../../context.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { addShownStay } from '../../../products/stay/add-shown-stay.ts'
import { staysAddress } from '../../../products/stay/stay-address.ts'
import { stays } from '../../../products/stay/stay-words.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { RefusedSearch } from '../../../results/refused-search.tsx'
import { isOtherSearch, loadResults } from '../../../results/screen/load-results.ts'
import { ResultsPage } from '../../../results/screen/results-page.tsx'
import { useFound } from '../../../results/use-found.ts'
import { useView } from '../../../results/use-view.ts'
import { sessionContext } from '../../../session.ts'
import { LaterStaySearchForm } from '../search/later-search-form.ts'
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

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadResults(args, {
    product: 'stay',
    searches: staySearches,
    pick: ({ form, zone }) => ({ form, zone }),
    searchOf,
    resultsOf: staysAddress,
    formOf: (search) => `/accommodation/new?${stayToParams(search)}`,
    view: stayView,
  })
clientLoader.hydrate = true as const

export const shouldRevalidate = isOtherSearch

/** Adds a result to a trip or to a quote. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  addShownStay(context.get(apiContext), await readForm(request), new URL(request.url).searchParams)

export default function Results({
  loaderData: { searchId, snapshot, form, edited, search, zone, failure },
  actionData,
}: Route.ComponentProps) {
  const numbers = useNumbers()
  useAddedToTrip(actionData)
  const found = useFound(staySearches.running(searchId), snapshot)
  const view = useView(stayView)
  const unread = useMemo(() => unreadOfStays(new URLSearchParams(view.search)), [view.search])
  const query = useMemo(() => `${stayToParams(search)}`, [search])
  if (failure)
    return (
      <RefusedSearch
        key={query}
        title="Accommodation"
        form={(problems) => <LaterStaySearchForm {...form} problems={problems} filters={stayView.names} />}
        failure={failure}
        byField={byField}
      />
    )
  return (
    <ResultsPage
      searchId={searchId}
      found={found}
      query={query}
      searchAgain={`/accommodation/results?${query}${stayView.params(view)}`}
      title={<StayTitle search={search} />}
      form={<LaterStaySearchForm {...form} draft={edited ?? form.draft} filters={stayView.names} storedIn="edit" />}
      isEdited={edited !== null}
      onNear={LaterStaySearchForm.ready}
      note={
        <>
          <ChooseDifferent />
          <FormError outcome={actionData} />
        </>
      }
      unread={unread}
      counted={(count) => stays(count, numbers)}
      skeleton={<StaysSkeleton />}
      none={<NoStays search={search} />}
    >
      {(properties, id) => (
        <StayResultsPanel found={properties} searchId={id} search={search} query={query} zone={zone} view={view} />
      )}
    </ResultsPage>
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

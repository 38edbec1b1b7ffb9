import { redirect } from 'react-router'
import { tourToParams } from '#domain/tours/search-params.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { ComparePage } from '../../../compare/compare-page.tsx'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { addShownTour } from '../../../products/tour/add-shown-tour.ts'
import { readTourCompare } from '../../../products/tour/compare/compare-params.ts'
import { resultsPath, toursAddress } from '../../../products/tour/tour-address.ts'
import { partyWords, tourDays } from '../../../products/tour/tour-words.ts'
import { leadOnShop } from '../../../products/trip/lead-to-trip.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredState } from '../../../results/expired.tsx'
import { useFound } from '../../../results/use-found.ts'
import { todayAtAgency } from '../../../session.ts'
import { readSnapshot } from '../results/read-tours.ts'
import { tourSearches } from '../results/running-tours.ts'
import { tourView } from '../results/tour-view.ts'
import { checkTour, draftFrom } from '../search/tour-draft.ts'
import type { Route } from './+types/compare'
import { tourHeads } from './tour-heads.tsx'
import { groups, tourRows } from './tour-rows.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Compare activities' }]

/** The tours of the address that the search still lists. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const wanted = readTourCompare(params)
  if (!wanted) throw redirect('/tour/new')
  const { searchId, ids } = wanted
  const snapshot = await readSnapshot(context.get(apiContext), searchId, ids)
  const view = tourView.written(params)
  const checked = checkTour(draftFrom(params))
  const search = snapshot?.search ?? ('search' in checked ? checked.search : null)
  const searchAgain = search ? `${resultsPath}?${tourToParams(search)}${view}` : '/tour/new'
  return { searchId, ids, snapshot, view, searchAgain, today: todayAtAgency(context) }
}

/** Adds one of them to a trip or to a quote. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  leadOnShop(context, await addShownTour(context.get(apiContext), await readForm(request), new URL(request.url).searchParams))

/** The comparison of tours of one search. */
export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const numbers = useNumbers()
  useAddedToTrip(actionData)
  const { searchId, ids, snapshot, view, searchAgain, today } = loaderData
  // A running search continues here, so that prices equal those of the list and the tray.
  const found = useFound(tourSearches.running(searchId), snapshot)
  const columns = ids.flatMap((id) => found?.items.find((tour) => tour.id === id) ?? [])
  const format = useMoney()
  const isExpired = useIsPast(snapshot?.expiresAt ?? '')
  if (!snapshot || columns.length === 0)
    return (
      <Page width="wide">
        <ExpiredState searchAgain={searchAgain} />
      </Page>
    )
  const { search, currency, expiresAt } = snapshot
  const query = `${tourToParams(search)}${view}`
  return (
    <ComparePage
      title="Compare activities"
      of={`${search.destination.name}, ${tourDays(search)}`}
      more={partyWords(search)}
      back={`${toursAddress(searchId, search)}${view}`}
      today={today}
      note="They can change until a place is booked; no place is held."
      expiresAt={expiresAt}
      searchAgain={searchAgain}
      currency={currency}
      label="Activities side by side"
      heads={tourHeads({ columns, searchId, query, currency, isExpired })}
      rows={tourRows(columns, { currency, people: partyCount(search), format, numbers })}
      order={groups}
      outcome={actionData}
      gone={ids.length - columns.length}
    />
  )
}

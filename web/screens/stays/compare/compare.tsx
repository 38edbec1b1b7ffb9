import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Regional } from '#domain/regional.ts'
import { readStayCompare } from '#domain/stays/compare.ts'
import { optionsNow } from '#domain/stays/option-now.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { ComparePage } from '../../../compare/compare-page.tsx'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { addShownStay } from '../../../products/stay/add-shown-stay.ts'
import { staysAddress } from '../../../products/stay/stay-address.ts'
import { guestsWords, stayDays } from '../../../products/stay/stay-words.ts'
import { leadOnShop } from '../../../products/trip/lead-to-trip.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredState } from '../../../results/expired.tsx'
import { useFound } from '../../../results/use-found.ts'
import { sessionContext, todayAtAgency } from '../../../session.ts'
import { readSnapshot, zoneOf } from '../results/read-stays.ts'
import { staySearches } from '../results/running-stays.ts'
import { stayView } from '../results/stay-view.ts'
import { checkStay, draftFrom, searchOf } from '../search/stay-draft.ts'
import type { Route } from './+types/compare'
import { stayHeads } from './stay-heads.tsx'
import { groups, stayRows } from './stay-rows.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Compare accommodation' }]

/** The properties of the address that the search still lists. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const wanted = readStayCompare(params)
  if (!wanted) throw redirect('/accommodation/new')
  const compared = await readCompared(context.get(apiContext), params, wanted, context.get(sessionContext).regional)
  return { ...compared, today: todayAtAgency(context) }
}

/** Adds one of them to a trip or to a quote. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  leadOnShop(context, await addShownStay(context.get(apiContext), await readForm(request), new URL(request.url).searchParams))

/** The comparison of properties of one search. */
export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const numbers = useNumbers()
  useAddedToTrip(actionData)
  const { searchId, snapshot, wanted, view, searchAgain, zone, today } = loaderData
  // A running search continues here, so that prices equal those of the list and the tray.
  const found = useFound(staySearches.running(searchId), snapshot)
  const columns = found ? optionsNow(found.items, wanted) : []
  const format = useMoney()
  const isExpired = useIsPast(snapshot?.expiresAt ?? '')
  if (!snapshot || columns.length === 0)
    return (
      <Page width="wide">
        <ExpiredState searchAgain={searchAgain} />
      </Page>
    )
  const { search, currency, expiresAt } = snapshot
  const query = `${stayToParams(search)}${view}`
  const nights = nightsOf(search)
  const days = stayDays(search)
  const guests = guestsWords(search.rooms)
  return (
    <ComparePage
      title="Compare accommodation"
      of={`${search.destination.name}, ${days}`}
      more={guests}
      back={`${staysAddress(searchId, search)}${view}`}
      today={today}
      note="They can change until the room is booked; no room is held."
      expiresAt={expiresAt}
      searchAgain={searchAgain}
      currency={currency}
      label="Accommodation side by side"
      heads={stayHeads({ columns, searchId, query, currency, isExpired })}
      rows={stayRows(columns, { currency, zone, nights, rooms: search.rooms.length, days, guests }, { format, numbers })}
      order={groups}
      outcome={actionData}
      gone={wanted.length - columns.length}
    />
  )
}

/** The compared properties in the search, and the address that repeats it. */
async function readCompared(
  api: Api,
  params: URLSearchParams,
  { searchId, stays }: NonNullable<ReturnType<typeof readStayCompare>>,
  { country }: Regional,
) {
  const found = await readSnapshot(
    api,
    searchId,
    stays.map(({ id }) => id),
  )
  const view = stayView.written(params)
  const checked = checkStay(draftFrom(params, country))
  const search = found?.search ?? ('search' in checked ? checked.search : null)
  return {
    searchId,
    snapshot: found,
    wanted: stays,
    searchAgain: search ? `/accommodation/results?${stayToParams(search)}${view}` : '/accommodation/new',
    zone: zoneOf((search ?? searchOf(draftFrom(params, country))).destination),
    /** The filters that were active when the properties were selected, as the end of an address. */
    view,
  }
}

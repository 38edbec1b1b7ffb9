import { redirect } from 'react-router'
import { partyCount } from '#domain/tours/search-rules.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { CompareHeader } from '../../../compare/compare-header.tsx'
import css from '../../../compare/compare-table.module.css'
import { CompareTable } from '../../../compare/compare-table.tsx'
import { apiContext } from '../../../context.ts'
import { useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { readTourCompare } from '../../../products/tour/compare/compare-params.ts'
import { resultsPath, toursAddress } from '../../../products/tour/tour-address.ts'
import { partyWords, tourDays } from '../../../products/tour/tour-words.ts'
import { ExpiredNote, ExpiredState } from '../../../results/expired.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { useFound } from '../../../results/use-found.ts'
import { todayAtAgency, useIsShop, useWaysToPay } from '../../../session.ts'
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

/** The comparison of tours of one search. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const numbers = useNumbers()
  const { searchId, ids, snapshot, view, searchAgain, today } = loaderData
  // A running search continues here, so that prices equal those of the list and the tray.
  const found = useFound(tourSearches.running(searchId), snapshot)
  const columns = ids.flatMap((id) => found?.items.find((tour) => tour.id === id) ?? [])
  const format = useMoney()
  const ways = useWaysToPay()
  const isShop = useIsShop()
  const isPast = useIsPast(snapshot?.expiresAt ?? '')
  if (!snapshot || columns.length === 0)
    return (
      <Page width="wide">
        <ExpiredState searchAgain={searchAgain} />
      </Page>
    )
  const { search, currency } = snapshot
  const query = `${tourToParams(search)}${view}`
  const gone = ids.length - columns.length
  return (
    <Page width="wide">
      {isPast && <ExpiredNote searchAgain={searchAgain} />}
      <CompareHeader
        title="Compare activities"
        of={`${search.destination.name}, ${tourDays(search)}`}
        more={partyWords(search)}
        back={`${toursAddress(searchId, search)}${view}`}
        today={today}
        note="They can change until a place is booked; no place is held."
      >
        {!isShop && <ShareMenu />}
      </CompareHeader>
      <PaymentFeeNote ways={ways} currency={currency} />
      <CompareTable
        label="Activities side by side"
        heads={tourHeads({ columns, searchId, query, currency })}
        rows={tourRows(columns, { currency, people: partyCount(search), format, numbers })}
        order={groups}
      />
      {gone > 0 && (
        <p className={css.hint} role="status">
          {gone === 1 ? 'One of them is' : `${gone} of them are`} no longer among the results of this search.
        </p>
      )}
      {columns.length === 1 && (
        <p className={css.hint} data-no-print>
          Tick another one in the results to see both side by side.
        </p>
      )}
    </Page>
  )
}

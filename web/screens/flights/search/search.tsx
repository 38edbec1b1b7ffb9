import type { Api } from '#contract/index.ts'
import { lastTravelDay } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { apiContext } from '../../../context.ts'
import { dayOfMonth } from '../../../search/day-words.ts'
import { type RecentSearch, RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import { travellerWords } from '../../../search/traveller-words.ts'
import { sessionContext, useIsShop } from '../../../session.ts'
import type { Route } from './+types/search'
import { readDraft, usualOf } from './read-draft.ts'
import { checkDraft } from './search-draft.ts'
import { SearchForm } from './search-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Search flights' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const hasRecent = context.get(sessionContext).host.kind === 'agent'
  const params = new URL(request.url).searchParams
  const [{ draft, unread, today }, recent] = await Promise.all([
    readDraft(api, params, usualOf(request, context)),
    hasRecent ? api.flights.recent() : [],
  ])
  // Sent back here by a search that cannot be made: say at once what stops it.
  const isRefused = params.has('refused')
  const checked = isRefused ? checkDraft(draft, today) : null
  return { draft, today, recent, problems: { ...(checked && 'problems' in checked ? checked.problems : {}), ...unread } }
}

export default function Search({ loaderData: { draft, today, recent, problems } }: Route.ComponentProps) {
  const isShop = useIsShop()
  return (
    <SearchPage
      title="Flights"
      context={
        isShop
          ? 'Compare airlines, choose a fare and book it here.'
          : 'Every source is asked at once; offers appear as they arrive.'
      }
      form={<SearchForm initial={draft} today={today} problems={problems} keepsInAddress />}
    >
      <RecentSearches recent={recent.map(toRecent)} />
    </SearchPage>
  )
}

type Recent = Awaited<ReturnType<Api['flights']['recent']>>[number]

/** A search made lately, in words and as a link. */
function toRecent({ search, route, at }: Recent): RecentSearch {
  const days = [...new Set([search.depart, lastTravelDay(search)])].map(dayOfMonth).join(' – ')
  return {
    key: at,
    to: `/order/new/flight/newoffers?${searchToParams(search)}`,
    title: route,
    facts: [days, travellerWords(search)],
  }
}

import type { Api } from '#contract/index.ts'
import { apiContext } from '../../../context.ts'
import { readFormHead } from '../../../layouts/form-head.ts'
import { type RecentSearch, RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import { sessionContext, useIsShop } from '../../../session.ts'
import type { Route } from './+types/search'
import { readDraft, usualOf } from './read-draft.ts'
import { recentFlight } from './recent-flight.ts'
import { checkDraft } from './search-draft.ts'
import { SearchForm } from './search-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [{ title: 'Search flights' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const hasRecent = context.get(sessionContext).host.kind === 'agent'
  const params = new URL(request.url).searchParams
  const [{ draft, unread, today }, recent, head] = await Promise.all([
    readDraft(api, params, usualOf(request, context)),
    hasRecent ? api.flights.recent() : [],
    readFormHead(context, {
      product: 'flight',
      title: 'Search flights',
      description: 'Compare airlines, fares, bags and rules, and book online.',
    }),
  ])
  // Redirected back by an invalid search: show its errors at once.
  const isRefused = params.has('refused')
  const checked = isRefused ? checkDraft(draft, today) : null
  return { draft, today, recent, head, problems: { ...(checked && 'problems' in checked ? checked.problems : {}), ...unread } }
}

export default function Search({ loaderData: { draft, today, recent, problems } }: Route.ComponentProps) {
  const isShop = useIsShop()
  return (
    <SearchPage
      title="Flights"
      context={
        isShop
          ? 'Compare airlines, choose a fare and book it here.'
          : 'All suppliers are asked at once; offers appear as they arrive.'
      }
      form={<SearchForm initial={draft} today={today} problems={problems} storedIn="address" />}
    >
      <RecentSearches recent={recent.map(toRecent)} />
    </SearchPage>
  )
}

type Recent = Awaited<ReturnType<Api['flights']['recent']>>[number]

const toRecent = ({ search, route, at }: Recent): RecentSearch => recentFlight(search, { title: route, key: at })

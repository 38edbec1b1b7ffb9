import type { Api } from '#contract/index.ts'
import { apiContext } from '../../../context.ts'
import { type RecentSearch, RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import type { Route } from './+types/search'
import { readDraft, toldProblems, usualOf } from './read-draft.ts'
import { recentFlight } from './recent-flight.ts'
import { SearchForm } from './search-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Search flights' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const [asked, recent] = await Promise.all([readDraft(api, params, usualOf(request, context)), api.flights.recent()])
  return { draft: asked.draft, today: asked.today, recent, problems: toldProblems(asked, request) }
}

export default function Search({ loaderData: { draft, today, recent, problems } }: Route.ComponentProps) {
  return (
    <SearchPage
      title="Flights"
      context="Every source is asked at once; offers appear as they arrive."
      form={<SearchForm initial={draft} today={today} problems={problems} storedIn="address" />}
    >
      <RecentSearches recent={recent.map(toRecent)} />
    </SearchPage>
  )
}

type Recent = Awaited<ReturnType<Api['flights']['recent']>>[number]

const toRecent = ({ search, route, at }: Recent): RecentSearch => recentFlight(search, { title: route, key: at })

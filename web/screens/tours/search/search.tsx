import { useLocation } from 'react-router'
import { tourToParams } from '#domain/tours/search-params.ts'
import { apiContext } from '../../../context.ts'
import { savedTours } from '../../../products/tour/saved-searches.ts'
import { useSavedSearches } from '../../../products/use-saved-searches.ts'
import { RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import { sessionContext } from '../../../session.ts'
import type { Route } from './+types/search'
import { readTourDraft, toldProblems } from './read-tour-draft.ts'
import { isTyped, lastTour, recentTour } from './recent-tour.ts'
import { TourSearchForm } from './tour-search-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Search things to do' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { regional } = context.get(sessionContext)
  const params = new URL(request.url).searchParams
  const [{ unread, ...form }, recent] = await Promise.all([readTourDraft(api, params, { regional }), api.tours.recent()])
  return {
    form,
    recent: recent.map(({ search, at }) => ({ query: `${tourToParams(search)}`, at })),
    problems: toldProblems({ draft: form.draft, unread }, { request, regional }),
    isTyped: isTyped(params),
  }
}

export default function Search({ loaderData: { form, recent, problems, isTyped: hasSearch } }: Route.ComponentProps) {
  const [last] = useSavedSearches(savedTours)
  const { key } = useLocation()
  const draft = last && !hasSearch ? lastTour(last, form.today) : form.draft
  return (
    <SearchPage
      title="Things to do"
      context="Tours, tickets and activities of every operator; each is shown once, at its best price."
      form={<TourSearchForm key={hasSearch ? key : last} {...form} draft={draft} problems={problems} storedIn="address" />}
    >
      <RecentSearches recent={recent.flatMap(({ query, at }) => recentTour(query, at))} />
    </SearchPage>
  )
}

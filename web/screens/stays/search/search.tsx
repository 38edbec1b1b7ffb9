import { useLocation } from 'react-router'
import { stayToParams } from '#domain/stays/search-params.ts'
import { apiContext } from '../../../context.ts'
import { savedStays } from '../../../products/stay/saved-searches.ts'
import { useSavedSearches } from '../../../products/use-saved-searches.ts'
import { RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import { sessionContext } from '../../../session.ts'
import type { Route } from './+types/search'
import { readStayDraft, toldProblems } from './read-stay-draft.ts'
import { isTyped, lastStay, recentStay } from './recent-stay.ts'
import { StaySearchForm } from './stay-search-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Search accommodation' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { regional } = context.get(sessionContext)
  const params = new URL(request.url).searchParams
  const [{ unread, ...form }, recent] = await Promise.all([readStayDraft(api, params, { request, regional }), api.stays.recent()])
  return {
    form,
    recent: recent.map(({ search, at }) => ({ query: `${stayToParams(search)}`, at })),
    problems: toldProblems({ draft: form.draft, unread }, { request, regional }),
    isTyped: isTyped(params),
  }
}

export default function Search({ loaderData: { form, recent, problems, isTyped: hasSearch } }: Route.ComponentProps) {
  const [last] = useSavedSearches(savedStays)
  const { key } = useLocation()
  const draft = last && !hasSearch ? lastStay(last, form.today) : form.draft
  return (
    <SearchPage
      title="Accommodation"
      context="Every source is asked at once; each property is shown once, at its best price."
      form={<StaySearchForm key={hasSearch ? key : last} {...form} draft={draft} problems={problems} storedIn="address" />}
    >
      <RecentSearches recent={recent.flatMap(({ query, at }) => recentStay(query, at))} />
    </SearchPage>
  )
}

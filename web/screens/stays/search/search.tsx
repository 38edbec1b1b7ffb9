import { useLocation } from 'react-router'
import { stayToParams } from '#domain/stays/search-params.ts'
import { apiContext } from '../../../context.ts'
import { readFormHead } from '../../../layouts/form-head.ts'
import { useSavedStays } from '../../../products/stay/use-saved-stays.ts'
import { RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import { sessionContext, useIsShop } from '../../../session.ts'
import type { Route } from './+types/search'
import { readStayDraft, todayAt } from './read-stay-draft.ts'
import { recentStay, recentStays } from './recent-stay.ts'
import { checkStay, draftFrom, pastProblems, type StayDraft } from './stay-draft.ts'
import { StaySearchForm } from './stay-search-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [{ title: 'Search accommodation' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { host, regional } = context.get(sessionContext)
  const hasRecent = host.kind === 'agent'
  const params = new URL(request.url).searchParams
  const [{ unread, ...form }, recent, head] = await Promise.all([
    readStayDraft(api, params, { request, regional }),
    hasRecent ? api.stays.recent() : [],
    readFormHead(context, {
      product: 'stay',
      title: 'Search accommodation',
      description: 'Compare hotels and apartments, choose a room and book it online.',
    }),
  ])
  // Redirected back by an invalid search: show its errors at once.
  const checked = params.has('refused') ? checkStay(form.draft) : null
  const past = checked ? pastProblems(form.draft, todayAt(form.draft, regional)) : {}
  return {
    form,
    head,
    recent: recent.map(({ search, at }) => ({ query: `${stayToParams(search)}`, at })),
    problems: { ...(checked && 'problems' in checked ? checked.problems : past), ...unread },
    isTyped: Boolean(params.get('place') || params.get('checkIn')),
  }
}

/** The latest search of this browser, without past dates. */
function lastSearch(query: string, { draft, today }: { draft: StayDraft; today: string }): StayDraft {
  const last = draftFrom(new URLSearchParams(query), draft.nationality)
  const isPast = last.checkIn === null || last.checkIn < today
  return isPast ? { ...last, checkIn: null, checkOut: null } : last
}

export default function Search({ loaderData: { form, recent, problems, isTyped } }: Route.ComponentProps) {
  const isShop = useIsShop()
  const saved = useSavedStays()
  const { key } = useLocation()
  const [last] = saved
  const draft = last && !isTyped ? lastSearch(last, form) : form.draft
  return (
    <SearchPage
      title="Accommodation"
      context={
        isShop
          ? 'Compare hotels and apartments, choose a room and book it here.'
          : 'All suppliers are asked at once; each property is shown once, at its best price.'
      }
      form={<StaySearchForm key={isTyped ? key : last} {...form} draft={draft} problems={problems} storedIn="address" />}
    >
      <RecentSearches
        recent={isShop ? recentStays(saved, form.today) : recent.flatMap(({ query, at }) => recentStay(query, at))}
      />
    </SearchPage>
  )
}

import { useLocation } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { apiContext } from '../../../context.ts'
import { useSavedStays } from '../../../products/stay/saved-searches.ts'
import { guestsWords, nightsWords } from '../../../products/stay/stay-words.ts'
import { dayOfMonth } from '../../../search/day-words.ts'
import { type RecentSearch, RecentSearches } from '../../../search/recent-searches.tsx'
import { SearchPage } from '../../../search/search-page.tsx'
import { sessionContext, useIsShop } from '../../../session.ts'
import type { Route } from './+types/search'
import { readStayDraft, todayAt } from './read-stay-draft.ts'
import { checkStay, draftFrom, pastProblems, type StayDraft } from './stay-draft.ts'
import { StaySearchForm } from './stay-search-form.tsx'

/** A search made lately, in words and as a link; nothing of one that can no longer be read. */
function recentStay(query: string, key: string): RecentSearch[] {
  const checked = checkStay(draftFrom(new URLSearchParams(query), ''))
  if (!('search' in checked)) return []
  const { destination, checkIn, checkOut, rooms } = checked.search
  const days = `${dayOfMonth(checkIn)} – ${dayOfMonth(checkOut)}, ${nightsWords(nightsOf(checked.search))}`
  return [{ key, to: `/accommodation/results?${query}`, title: destination.name, facts: [days, guestsWords(rooms)] }]
}

/** Those of this browser whose days are still to come. */
const recentStays = (queries: readonly string[], today: LocalDate): RecentSearch[] =>
  queries.flatMap((query) => ((new URLSearchParams(query).get('checkIn') ?? '') < today ? [] : recentStay(query, query)))

export const meta: Route.MetaFunction = () => [{ title: 'Search accommodation' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { host, regional } = context.get(sessionContext)
  const hasRecent = host.kind === 'agent'
  const params = new URL(request.url).searchParams
  const [{ unread, ...form }, recent] = await Promise.all([
    readStayDraft(api, params, { request, regional }),
    hasRecent ? api.stays.recent() : [],
  ])
  // Sent back here by a search that cannot be made: say at once what stops it.
  const checked = params.has('refused') ? checkStay(form.draft) : null
  const past = checked ? pastProblems(form.draft, todayAt(form.draft, regional)) : {}
  return {
    form,
    recent: recent.map(({ search, at }) => ({ query: `${stayToParams(search)}`, at })),
    problems: { ...(checked && 'problems' in checked ? checked.problems : past), ...unread },
    isTyped: Boolean(params.get('place') || params.get('checkIn')),
  }
}

/** The last search of this browser, without days that have passed. */
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
          : 'Every source is asked at once; each property is shown once, at its best price.'
      }
      form={<StaySearchForm key={isTyped ? key : last} {...form} draft={draft} problems={problems} keepsInAddress />}
    >
      <RecentSearches
        recent={isShop ? recentStays(saved, form.today) : recent.flatMap(({ query, at }) => recentStay(query, at))}
      />
    </SearchPage>
  )
}

import type { LocalDate } from '#domain/dates.ts'
import { resultsPath } from '../../../products/tour/tour-address.ts'
import { partyWords, tourDays } from '../../../products/tour/tour-words.ts'
import type { RecentSearch } from '../../../search/recent-searches.tsx'
import { checkTour, draftFrom, type TourDraft } from './tour-draft.ts'

/** A recent search, in words and as a link; none for an invalid one. */
export function recentTour(query: string, key: string): RecentSearch[] {
  const checked = checkTour(draftFrom(new URLSearchParams(query)))
  if (!('search' in checked)) return []
  const { search } = checked
  return [{ key, to: `${resultsPath}?${query}`, title: search.destination.name, facts: [tourDays(search), partyWords(search)] }]
}

/** Whether the address of a form says what to search for. */
export const isTyped = (params: URLSearchParams): boolean => Boolean(params.get('place') || params.get('from'))

/** The last search of this browser, without days that have passed. */
export function lastTour(query: string, today: LocalDate): TourDraft {
  const last = draftFrom(new URLSearchParams(query))
  const isPast = last.from === null || last.from < today
  return isPast ? { ...last, from: null, to: null } : last
}

/** Those of this browser whose days are still to come. */
export const recentTours = (queries: readonly string[], today: LocalDate): RecentSearch[] =>
  queries.flatMap((query) => ((new URLSearchParams(query).get('from') ?? '') < today ? [] : recentTour(query, query)))

import type { LocalDate } from '#domain/dates.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { guestsWords, nightsWords } from '../../../products/stay/stay-words.ts'
import { dayOfMonth } from '../../../search/day-words.ts'
import type { RecentSearch } from '../../../search/recent-searches.tsx'
import { checkStay, draftFrom, type StayDraft } from './stay-draft.ts'

/** A recent search, in words and as a link; null for an invalid one. */
export function recentStay(query: string, key: string): RecentSearch[] {
  const checked = checkStay(draftFrom(new URLSearchParams(query), ''))
  if (!('search' in checked)) return []
  const { destination, checkIn, checkOut, rooms } = checked.search
  const days = `${dayOfMonth(checkIn)} – ${dayOfMonth(checkOut)}, ${nightsWords(nightsOf(checked.search))}`
  return [{ key, to: `/accommodation/results?${query}`, title: destination.name, facts: [days, guestsWords(rooms)] }]
}

/** Whether the address of a form says what to search for. */
export const isTyped = (params: URLSearchParams): boolean => Boolean(params.get('place') || params.get('checkIn'))

/** The last search of this browser, without days that have passed. */
export function lastStay(query: string, today: LocalDate): StayDraft {
  const last = draftFrom(new URLSearchParams(query), '')
  const isPast = last.checkIn === null || last.checkIn < today
  return isPast ? { ...last, checkIn: null, checkOut: null } : last
}

/** Those of this browser whose days are still to come. */
export const recentStays = (queries: readonly string[], today: LocalDate): RecentSearch[] =>
  queries.flatMap((query) => ((new URLSearchParams(query).get('checkIn') ?? '') < today ? [] : recentStay(query, query)))

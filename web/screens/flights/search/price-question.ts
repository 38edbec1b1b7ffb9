import { addDays, daysBetween, type LocalDate } from '#domain/dates.ts'
import type { DateSpan } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchProblems } from '#domain/flights/search-rules.ts'
import { type SearchDraft, searchOf } from './search-draft.ts'

interface Question {
  search: FlightSearch
  span: DateSpan
}

/**
 * The price request of a calendar: one-way the departures; round trip the returns for a selected departure or, once both are selected, the departures
 * with a stay of that length. Null while the search is too incomplete.
 */
export function priceQuestion(draft: SearchDraft, today: LocalDate): Question | null {
  if (draft.trip === 'multi-city' || draft.children.includes(null)) return null
  const { depart, return: back } = draft
  const isRound = draft.trip === 'round-trip'
  if (isRound && !depart) return null
  const isReturn = isRound && depart !== null && back === null
  const stay = depart && back ? daysBetween(depart, back) : 0
  const start = isReturn ? depart : today
  const search = {
    ...searchOf(draft),
    flexibleDates: false,
    depart: start,
    return: isRound ? addDays(start, stay) : null,
  }
  return searchProblems(search).length === 0 ? { search, span: isReturn ? 'returns' : 'departures' } : null
}

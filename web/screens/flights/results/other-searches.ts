import { addDays, daysBetween, formatDate, type LocalDate } from '#domain/dates.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { type SearchDraft, searchOf } from '../search/search-draft.ts'

export const searchAddress = (draft: SearchDraft): string => `/order/new/flight/newoffers?${searchToParams(searchOf(draft))}`

/** The search one or two days around its dates; past days are left out. */
export function otherDates(draft: SearchDraft, today: LocalDate): { label: string; to: string }[] {
  const { depart } = draft
  if (!depart || draft.trip === 'multi-city') return []
  return [-2, -1, 1, 2].flatMap((shift) => {
    const day = addDays(depart, shift)
    if (daysBetween(today, day) < 0) return []
    const back = draft.return && addDays(draft.return, shift)
    const label = draft.trip === 'round-trip' && back ? `${formatDate(day)} – ${formatDate(back)}` : formatDate(day)
    return [{ label, to: searchAddress({ ...draft, depart: day, return: back }) }]
  })
}

/** The same search in economy and with stops, if it asked for less. */
export const widerSearch = (draft: SearchDraft): SearchDraft | null =>
  draft.directOnly || draft.cabin !== 'economy' ? { ...draft, directOnly: false, cabin: 'economy' } : null

import { formatDate } from '#domain/dates.ts'
import { legsOf } from '../search/legs.ts'
import type { SearchDraft } from '../search/search-draft.ts'

/** The legs of the trip type. */
export const legsTravelled = (draft: SearchDraft) =>
  draft.trip === 'multi-city' ? legsOf(draft) : legsOf({ ...draft, more: [] })

/** `Lagos to London`; a multi-city trip names each city once: `Lagos to London to Dubai`, or both parts if a leg starts elsewhere. */
export function routeWords(draft: SearchDraft): string {
  const legs = legsTravelled(draft)
  return legs
    .map(({ from, to }, index) => {
      const start = from?.city ?? 'Anywhere'
      const end = to?.city ?? 'anywhere'
      if (index === 0) return `${start} to ${end}`
      return legs[index - 1]?.to?.city === from?.city ? ` to ${end}` : `, ${start} to ${end}`
    })
    .join('')
}

/** The days of travel with each year once, `10 Dec – 24 Dec 2026`. */
export function daysWords(draft: SearchDraft): string {
  const days = legsTravelled(draft).map((leg) => leg.depart)
  const all = draft.trip === 'round-trip' ? [...days, draft.return] : days
  const known = all.filter((day) => day !== null)
  return known
    .map((day, at) => (day.slice(0, 4) === known[at + 1]?.slice(0, 4) ? formatDate(day).slice(0, 6) : formatDate(day)))
    .join(' – ')
}

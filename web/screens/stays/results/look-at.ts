import { memoize, memoizeByObjectAndKey } from '#domain/memoize.ts'
import { beyondReach } from '#domain/stays/beyond.ts'
import { type JudgedStay, judgeStays, keepPassing, noStayFilters, type StayFilters, withReach } from '#domain/stays/filters.ts'
import type { FoundStay, ListedStay } from '#domain/stays/found-stay.ts'
import { type StaySort, sortStays } from '#domain/stays/results.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { reachOf, searchedKm } from '#domain/stays/search-rules.ts'
import type { LookedAt, Words } from '../../../results/looked-at.ts'
import { appliedToStays } from './stay-parts.ts'
import { staySections } from './stay-sections.ts'
import { whereWords } from './where-words.ts'

/** What the filters say of what was found. */
export interface JudgedStays {
  stays: readonly FoundStay[]
  /** Every rate put to the filters in force. */
  judged: readonly JudgedStay[]
  /** The same with no filter at all: what could be chosen. */
  open: readonly JudgedStay[]
  filters: StayFilters
}

interface FoundStays {
  stays: readonly FoundStay[]
  search: Pick<StaySearch, 'destination' | 'radiusKm'>
}

interface In {
  filters: StayFilters
  /** How far the search reaches, and how far suppliers were searched, in kilometres. */
  reachKm: number
  mostKm: number
}

const openOf = memoizeByObjectAndKey(
  (stays: readonly FoundStay[]) => judgeStays(stays, noStayFilters),
  () => '',
)

/** A list of what was found never changes, so what is computed of it is memoized: an order needs no filter to run again. */
const judge = memoizeByObjectAndKey(
  (stays: readonly FoundStay[], { filters, reachKm, mostKm }: In) => {
    const effective = withReach(filters, reachKm)
    const judged = judgeStays(stays, effective)
    const all: JudgedStays = { stays, judged, open: openOf(stays, null), filters }
    const passing = keepPassing(judged)
    const { within } = effective
    return {
      sorted: memoize((sort: StaySort) => sortStays(passing, sort), String),
      sections: staySections(all, { reachKm, mostKm }),
      total: within === null ? stays.length : stays.filter(({ km }) => km <= within).length,
      beyond: within === null ? null : beyondReach(judged, { reachKm: within, mostKm }),
    }
  },
  (given) => JSON.stringify(given),
)

/** Stays in a view: properties in order, and what narrows them. Pure: what was found and the view say it all. */
export function lookAtStays(
  { stays, search }: FoundStays,
  { filters, sort }: { filters: StayFilters; sort: StaySort },
  { write }: Words,
): LookedAt<ListedStay> {
  const reach = { reachKm: reachOf(search), mostKm: searchedKm(search.destination) }
  const { sorted, sections, total, beyond } = judge(stays, { filters, ...reach })
  return {
    sorted: sorted(sort),
    total,
    where: whereWords(search, filters),
    beyond: beyond && {
      label: `${beyond.count} more within ${beyond.withinKm} km`,
      filters: { within: beyond.withinKm, anywhere: false },
    },
    sections,
    applied: appliedToStays(filters, sections, write),
  }
}

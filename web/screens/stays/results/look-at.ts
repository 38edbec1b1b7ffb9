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

/** Results with their filter state. */
export interface JudgedStays {
  stays: readonly FoundStay[]
  /** Every rate with its result for the active filters. */
  judged: readonly JudgedStay[]
  /** The same without filters: all options. */
  open: readonly JudgedStay[]
  filters: StayFilters
}

interface FoundStays {
  stays: readonly FoundStay[]
  search: Pick<StaySearch, 'destination' | 'radiusKm'>
}

interface In {
  filters: StayFilters
  /** The search radius, and the radius that suppliers were asked for, in kilometres. */
  reachKm: number
  mostKm: number
}

const openOf = memoizeByObjectAndKey(
  (stays: readonly FoundStay[]) => judgeStays(stays, noStayFilters),
  () => '',
)

/** A list of results never changes, so computations over it are memoized: sorting does not filter again. */
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

/** Stays in a view: properties in order, and the filters. Pure: it depends only on the results and the view. */
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

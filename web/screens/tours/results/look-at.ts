import { memoize, memoizeByObjectAndKey } from '#domain/memoize.ts'
import { judgeTours, keepPassingTours, noTourFilters, type TourFilters } from '#domain/tours/filters.ts'
import type { FoundTour, ListedTour } from '#domain/tours/found-tour.ts'
import { sortTours, type TourSort } from '#domain/tours/results.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import type { LookedAt, Words } from '../../../results/looked-at.ts'
import { appliedToTours } from './tour-parts.ts'
import { tourSections } from './tour-sections.ts'

const openOf = memoizeByObjectAndKey(
  (tours: readonly FoundTour[]) => judgeTours(tours, noTourFilters),
  () => '',
)

/** A list of results never changes, so computations over it are memoized: sorting does not filter again. */
const judge = memoizeByObjectAndKey(
  (tours: readonly FoundTour[], filters: TourFilters) => {
    const judged = judgeTours(tours, filters)
    const passing = keepPassingTours(judged)
    return {
      sorted: memoize((sort: TourSort) => sortTours(passing, sort), String),
      sections: tourSections({ judged, open: openOf(tours, null), filters }),
    }
  },
  (filters) => JSON.stringify(filters),
)

/** Tours in a view: in order, and the filters. Pure: it depends only on the results and the view. */
export function lookAtTours(
  { tours, search }: { tours: readonly FoundTour[]; search: Pick<TourSearch, 'destination'> },
  { filters, sort }: { filters: TourFilters; sort: TourSort },
  { write }: Words,
): LookedAt<ListedTour> {
  const { sorted, sections } = judge(tours, filters)
  return {
    sorted: sorted(sort),
    total: tours.length,
    where: `in ${search.destination.name}`,
    sections,
    applied: appliedToTours(filters, sections, write),
  }
}

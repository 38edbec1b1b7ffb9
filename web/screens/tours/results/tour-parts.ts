import type { NameOf } from '#domain/results/filter-rules.ts'
import { noTourFilters, type TourFilterName, type TourFilters, tourRules } from '#domain/tours/filters.ts'
import { tourSorts } from '#domain/tours/results.ts'
import { type AppliedFilter, appliedFilters, type WriteAmount } from '../../../results/applied-filters.ts'
import type { FilterPart, FilterSection } from '../../../results/filter-part.ts'
import { unreadValues } from '../../../results/unread-values.ts'

export type TourListName = NameOf<TourFilters, readonly string[]>
/** A filter part of tours, by the names of their filters. */
export type TourPart = FilterPart<TourListName, NameOf<TourFilters, number | null>, NameOf<TourFilters, boolean>>
export type TourSection = FilterSection<TourPart>

const names: Record<TourFilterName, string> = {
  query: 'Words',
  date: 'Date',
  day: 'Day of the week',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  time: 'Time of day',
  duration: 'Duration',
  destination: 'Place',
  language: 'Language',
  interest: 'Interest',
  service: 'Service',
  category: 'Category',
  attractions: 'Attraction',
  cancellation: 'Free cancellation',
  rating: 'Rating',
}

/** The active filters of tours in words, each with the change that removes it. */
export const appliedToTours = (filters: TourFilters, sections: readonly TourSection[], write: WriteAmount): AppliedFilter[] =>
  appliedFilters({ none: noTourFilters, inForce: tourRules.inForce, names }, filters, { sections, write })

/** The invalid filters and sort of an address of tours. */
export const unreadOfTours = (params: URLSearchParams): string[] =>
  unreadValues(params, { rules: tourRules, names, sorts: tourSorts })

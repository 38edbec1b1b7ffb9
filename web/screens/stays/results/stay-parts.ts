import type { NameOf } from '#domain/results/filter-rules.ts'
import { noStayFilters, type StayFilterName, type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { staySorts } from '#domain/stays/results.ts'
import { type AppliedFilter, appliedFilters, type WriteAmount } from '../../../results/applied-filters.ts'
import type { FilterPart, FilterSection } from '../../../results/filter-part.ts'
import { unreadValues } from '../../../results/unread-values.ts'

export type StayListName = NameOf<StayFilters, readonly string[]>
export type StayFlagName = NameOf<StayFilters, boolean>
/** A filter part of stays, by the names of their filters. */
export type StayPart = FilterPart<StayListName, NameOf<StayFilters, number | null>, StayFlagName>
export type StaySection = FilterSection<StayPart>

const names: Record<StayFilterName, string> = {
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  rating: 'Stars',
  guestRating: 'Guests’ score',
  freeCancellation: 'Free cancellation',
  payLater: 'Pay later',
  board: 'Meals',
  amenities: 'Amenities',
  zone: 'District',
  accommodationType: 'Type',
  establishmentProfile: 'Good for',
  landmark: 'Near',
  within: 'Distance',
  anywhere: 'Any distance',
  propertyName: 'Name',
}

/** The active filters of stays in words, each with the change that removes it. */
export function appliedToStays(filters: StayFilters, sections: readonly StaySection[], write: WriteAmount): AppliedFilter[] {
  const named = { none: noStayFilters, inForce: stayRules.inForce, names }
  return appliedFilters(named, filters.anywhere ? { ...filters, within: null } : filters, { sections, write })
}

/** The invalid filters and sort of an address of stays. */
export const unreadOfStays = (params: URLSearchParams): string[] =>
  unreadValues(params, { rules: stayRules, names, sorts: staySorts })

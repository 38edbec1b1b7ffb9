import type { NameOf } from '#domain/results/filter-rules.ts'
import { noStayFilters, type StayFilterName, type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { staySorts } from '#domain/stays/results.ts'
import { type AppliedFilter, appliedFilters, type WriteAmount } from '../../../results/applied-filters.ts'
import type { FilterPart, FilterSection } from '../../../results/filter-part.ts'
import { unreadValues } from '../../../results/unread-values.ts'

export type StayListName = NameOf<StayFilters, readonly string[]>
export type StayFlagName = NameOf<StayFilters, boolean>
/** A part of the rail of stays, by the names of their filters. */
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

/** What has no line in the rail's lists: the price, the distance and the name have controls of their own. */
function ownControls(filters: StayFilters, write: WriteAmount): AppliedFilter[] {
  const { minPrice, maxPrice, within, anywhere, propertyName } = filters
  const told: (AppliedFilter | false)[] = [
    minPrice !== null && { key: 'minPrice', label: `From ${write(minPrice, 'money')}`, without: { minPrice: null } },
    maxPrice !== null && { key: 'maxPrice', label: `Up to ${write(maxPrice, 'money')}`, without: { maxPrice: null } },
    within !== null && !anywhere && { key: 'within', label: `Within ${write(within, 'kilometres')}`, without: { within: null } },
    anywhere && { key: 'anywhere', label: 'Any distance', without: { anywhere: false } },
    ...propertyName.map((part) => ({
      key: `propertyName ${part}`,
      label: `Name has “${part}”`,
      without: { propertyName: propertyName.filter((one) => one !== part) },
    })),
  ]
  return told.filter((one) => one !== false)
}

/** Each filter of stays that narrows the list, in words, with what lifts it. */
export function appliedToStays(filters: StayFilters, sections: readonly StaySection[], write: WriteAmount): AppliedFilter[] {
  const own = { minPrice: null, maxPrice: null, within: null, anywhere: false, propertyName: [] }
  const named = { none: noStayFilters, inForce: stayRules.inForce, names }
  return [...ownControls(filters, write), ...appliedFilters(named, { ...filters, ...own }, { sections, write })]
}

/** What of an address of stays cannot be read as a filter or an order. */
export const unreadOfStays = (params: URLSearchParams): string[] =>
  unreadValues(params, { rules: stayRules, names, sorts: staySorts })

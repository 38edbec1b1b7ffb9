import { priceRange } from '#domain/stays/facets.ts'
import { SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { type FilterSection, option, section } from '../../../results/filter-part.ts'
import { staySections } from '../../stays/results/stay-sections.ts'
import type { StayResults } from '../../stays/results/use-stay-results.ts'

/** What narrows stays on a page without scripts: the lists of the rail, and limits in place of its sliders. */
export function plainSections(results: StayResults): FilterSection[] {
  const prices = priceRange(results.judged)
  const limits = prices && { unit: 'money' as const, ...prices }
  const anywhere = { ...option(undefined, 'anywhere', 'Any distance'), count: results.stays.length }
  return [
    ...(limits
      ? [
          section('Price', [
            { kind: 'limit' as const, name: 'minPrice', label: 'Lowest', isFloor: true, ...limits },
            { kind: 'limit' as const, name: 'maxPrice', label: 'Highest', isFloor: false, ...limits },
          ]),
        ]
      : []),
    ...staySections(results),
    section('Distance', [
      { kind: 'limit', name: 'within', label: 'Within', unit: 'kilometres', isFloor: false, min: 1, max: SEARCH_RADIUS_KM },
      { kind: 'flags', options: [anywhere] },
    ]),
  ]
}

import { type TourFacetName, tourFacet, tourPriceRange } from '#domain/tours/facets.ts'
import type { JudgedTour, TourFilters } from '#domain/tours/filters.ts'
import { dayParts, durations, tourCategories, tourInterests, tourServices, weekdayLabels } from '#domain/tours/kinds.ts'
import { languageName } from '../../../products/tour/language-name.ts'
import { byValue, type FilterOption, option, section } from '../../../results/filter-part.ts'
import { shortDay } from '../../../search/day-words.ts'
import type { TourListName, TourPart, TourSection } from './tour-parts.ts'

/** Results with their filter state. */
export interface JudgedTours {
  judged: readonly JudgedTour[]
  /** The same without filters: all options. */
  open: readonly JudgedTour[]
  filters: TourFilters
}

interface ListRule {
  title: string
  name: TourListName & TourFacetName
  isOpen?: boolean
  labelOf: (value: string) => string
  chipOf?: (label: string) => string
  /** The known values in their order, or by text. Without it the most frequent come first. */
  order?: readonly string[] | 'text'
  /** The least number of tours with a value for it to be an option. */
  least?: number
}

const labelIn = (table: Readonly<Record<string, string>>) => (value: string) => table[value] ?? value
const labels = (table: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(table).map(([value, { label }]) => [value, label]))

const lists: ListRule[] = [
  { title: 'Date', name: 'date', isOpen: true, labelOf: shortDay, order: 'text' },
  {
    title: 'Time of day',
    name: 'time',
    isOpen: true,
    labelOf: labelIn(labels(dayParts)),
    chipOf: (label) => `Starts in the ${label.toLowerCase()}`,
    order: Object.keys(dayParts),
  },
  { title: 'Duration', name: 'duration', isOpen: true, labelOf: labelIn(labels(durations)), order: Object.keys(durations) },
  { title: 'Category', name: 'category', isOpen: true, labelOf: labelIn(tourCategories) },
  { title: 'Interests', name: 'interest', labelOf: labelIn(tourInterests) },
  { title: 'Services', name: 'service', labelOf: labelIn(tourServices), order: Object.keys(tourServices) },
  { title: 'Languages', name: 'language', labelOf: languageName, chipOf: (label) => `In ${label}` },
  { title: 'Attractions', name: 'attractions', labelOf: (value) => value, least: 2 },
  { title: 'Day of the week', name: 'day', labelOf: labelIn(weekdayLabels), order: Object.keys(weekdayLabels) },
  { title: 'Place', name: 'destination', labelOf: (value) => value },
]

/** Every value found, with its count now. Values without a tour under the other filters stay, with the count 0. */
function linesOf({ judged, open, filters }: JudgedTours, rule: ListRule): FilterOption[] {
  const { name, labelOf, chipOf, order, least = 1 } = rule
  const now = byValue(tourFacet(judged, name))
  const chosen = filters[name]
  const shown = tourFacet(open, name).filter(({ value, count }) => count >= least || chosen.includes(value))
  const placeOf = (value: string) => {
    const place = typeof order === 'object' ? order.indexOf(value) : -1
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  const byCount = order === 'text' ? 0 : 1
  return shown
    .toSorted((a, b) => placeOf(a.value) - placeOf(b.value) || byCount * (b.count - a.count) || a.value.localeCompare(b.value))
    .map(({ value }) => {
      const label = labelOf(value)
      return option(now.get(value), value, label, { chip: chipOf?.(label) ?? null })
    })
}

const words = section<TourPart>(
  'Search these results',
  [{ kind: 'text', name: 'query', label: 'Words', hint: 'Museum, boat, food…', maxLength: 80 }],
  { isOpen: true },
)

function priceSection({ judged, open, filters }: JudgedTours): TourSection[] {
  const isInForce = filters.minPrice !== null || filters.maxPrice !== null
  const ends = tourPriceRange(judged) ?? (isInForce ? tourPriceRange(open) : null)
  if (!ends) return []
  const low = { name: 'minPrice', label: 'Lowest price' } as const
  const high = { name: 'maxPrice', label: 'Highest price' } as const
  return [section<TourPart>('Price', [{ kind: 'range', low, high, label: 'price', unit: 'money', ...ends }], { isOpen: true })]
}

function termsSection({ judged }: JudgedTours): TourSection {
  const [now] = tourFacet(judged, 'cancellation')
  const options = [{ ...option(now, '1', 'Free cancellation'), value: 'cancellation' as const }]
  return section<TourPart>('Terms', [{ kind: 'flags', options }], { isOpen: true })
}

function ratingSection({ judged }: JudgedTours): TourSection {
  const now = byValue(tourFacet(judged, 'rating'))
  const options = ['4.5', '4', '3.5', '3'].map((value) =>
    option(now.get(value), value, `${value} or more`, { chip: `Rated ${value} or more` }),
  )
  return section<TourPart>('Rating', [{ kind: 'one', name: 'rating', options }], { isOpen: true })
}

/** The filters of the results; counts respect all other filters. Sections without a choice are left out. */
export function tourSections(found: JudgedTours): TourSection[] {
  if (found.open.length === 0) return []
  const listed = lists.flatMap((rule) => {
    const options = linesOf(found, rule)
    const isChoice = options.length > 1 || found.filters[rule.name].length > 0
    const part: TourPart = { kind: 'many', name: rule.name, label: null, options }
    return isChoice ? section(rule.title, [part], { isOpen: rule.isOpen ?? false }) : []
  })
  return [words, ...priceSection(found), termsSection(found), ratingSection(found), ...listed]
}

import { priceRange, stayFacet } from '#domain/stays/facets.ts'
import { passesOne } from '#domain/stays/filters.ts'
import type { StayOption } from '#domain/stays/found-stay.ts'
import { amenityName, amenityWords, boards, boardWords, sentence } from '#domain/stays/kinds.ts'
import { starsWords } from '../../../products/stay/property-words.ts'
import { byValue, type FilterOption, type OptionWords, option, section } from '../../../results/filter-part.ts'
import type { JudgedStays } from './look-at.ts'
import type { StayFlagName, StayListName, StayPart, StaySection } from './stay-parts.ts'

interface ListRule {
  title: string
  name: StayListName
  isOpen?: boolean
  valuesOf: (option: StayOption) => readonly string[]
  wordsOf: (value: string) => OptionWords & { label: string }
  /** The known values in the order of the list, then others. Without it the most frequent come first. */
  order?: readonly string[]
  /** The least number of properties with a value for it to be an option. */
  least?: number
}

const words = (label: string, chip?: string) => ({ label, chip: chip ?? null })

const lists: ListRule[] = [
  {
    title: 'Stars',
    name: 'rating',
    isOpen: true,
    valuesOf: ({ stay }) => (stay.stars === null ? [] : [String(Math.floor(stay.stars))]),
    wordsOf: (value) => words(starsWords(Number(value))),
    order: ['5', '4', '3', '2', '1'],
  },
  {
    title: 'Meals',
    name: 'board',
    isOpen: true,
    valuesOf: ({ rate }) => (rate ? [rate.board] : []),
    wordsOf: (value) => words(boards.flatMap((board) => (board === value ? boardWords[board] : []))[0] ?? sentence(value)),
    order: boards,
  },
  {
    title: 'Amenities',
    name: 'amenities',
    isOpen: true,
    valuesOf: ({ stay }) => stay.amenities,
    wordsOf: (value) => words(amenityName(value)),
    order: Object.keys(amenityWords),
  },
  {
    title: 'Type of accommodation',
    name: 'accommodationType',
    valuesOf: ({ stay }) => (stay.type ? [stay.type] : []),
    wordsOf: (value) => words(sentence(value)),
  },
  {
    title: 'District',
    name: 'zone',
    valuesOf: ({ stay }) => (stay.district ? [stay.district] : []),
    wordsOf: (value) => words(value),
  },
  {
    title: 'Near',
    name: 'landmark',
    valuesOf: ({ stay }) => [...new Set(stay.nearby.map(({ name }) => name))],
    wordsOf: (value) => words(value, `Near ${value}`),
    least: 2,
  },
  {
    title: 'Good for',
    name: 'establishmentProfile',
    valuesOf: ({ stay }) => stay.profiles,
    wordsOf: (value) => words(sentence(value), `Good for ${sentence(value).toLowerCase()}`),
  },
]

/** Every value found, with its count now. Values without a property under the other filters stay, with the count 0. */
function linesOf(found: JudgedStays, { name, valuesOf, wordsOf, order, least = 1 }: ListRule): FilterOption[] {
  const all = stayFacet(found.open, name, valuesOf)
  const now = byValue(stayFacet(found.judged, name, valuesOf))
  const chosen = found.filters[name]
  const shown = all.filter(({ value, count }) => count >= least || chosen.includes(value))
  const placeOf = (value: string) => {
    const place = order?.indexOf(value) ?? -1
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  return shown
    .toSorted((a, b) => placeOf(a.value) - placeOf(b.value) || b.count - a.count || a.value.localeCompare(b.value))
    .map(({ value }) => {
      const { label, ...more } = wordsOf(value)
      return option(now.get(value), value, label, more)
    })
}

const flags: [name: StayFlagName, label: string][] = [
  ['freeCancellation', 'Free cancellation'],
  ['payLater', 'Pay later, at the property or in part'],
]

function termsSection(found: JudgedStays): StaySection {
  const options = flags.map(([name, label]) => {
    const on = { ...found.filters, [name]: true }
    const now = stayFacet(found.judged, name, (one) => (passesOne(one, name, on) ? ['1'] : []))
    return { ...option(now[0], '1', label), value: name }
  })
  return section<StayPart>('Terms', [{ kind: 'flags', options }], { isOpen: true })
}

const scores = ['9', '8', '7', '6']
const scoreLabels: Record<string, string> = {
  '9': '9 or more, excellent',
  '8': '8 or more, very good',
  '7': '7 or more, good',
  '6': '6 or more, fair',
}

function scoreSection(found: JudgedStays): StaySection {
  const now = byValue(
    stayFacet(found.judged, 'guestRating', ({ stay: { score } }) =>
      score === null ? [] : scores.filter((least) => score >= Number(least)),
    ),
  )
  const options = scores.map((value) =>
    option(now.get(value), value, scoreLabels[value] ?? value, { chip: `Score ${value} or more` }),
  )
  return section<StayPart>('Guests’ score', [{ kind: 'one', name: 'guestRating', options }], { isOpen: true })
}

const nameSection = section<StayPart>(
  'Name',
  [{ kind: 'text', name: 'propertyName', label: 'Name', hint: 'Name of the property', maxLength: 80 }],
  { isOpen: true },
)

function priceSection({ judged, open, filters }: JudgedStays): StaySection[] {
  const isInForce = filters.minPrice !== null || filters.maxPrice !== null
  const ends = priceRange(judged) ?? (isInForce ? priceRange(open) : null)
  if (!ends) return []
  const low = { name: 'minPrice', label: 'Lowest price' } as const
  const high = { name: 'maxPrice', label: 'Highest price' } as const
  return [section<StayPart>('Price', [{ kind: 'range', low, high, label: 'price', unit: 'money', ...ends }], { isOpen: true })]
}

/** The search radius without a filter, and the radius that suppliers were asked for, in kilometres. */
interface Reach {
  reachKm: number
  mostKm: number
}

/** The maximum distance to the place, or any. */
function distanceSection({ judged, filters }: JudgedStays, { reachKm, mostKm }: Reach): StaySection {
  const [all] = stayFacet(judged, 'within', () => ['1'])
  const anywhere: StayPart = { kind: 'flags', options: [{ ...option(all, '1', 'Any distance'), value: 'anywhere' }] }
  const within: StayPart = {
    kind: 'limit',
    name: 'within',
    label: 'Within',
    unit: 'kilometres',
    isFloor: false,
    min: 1,
    max: mostKm,
    start: reachKm,
  }
  return section<StayPart>('Distance', filters.anywhere ? [anywhere] : [within, anywhere], { isOpen: true })
}

/** The filters of the results; counts respect all other filters. Sections without a choice are left out. */
export function staySections(found: JudgedStays, reach: Reach): StaySection[] {
  const listed = lists.flatMap((rule) => {
    const options = linesOf(found, rule)
    const isChoice = options.length > 1 || found.filters[rule.name].length > 0
    const part: StayPart = { kind: 'many', name: rule.name, label: null, options }
    return isChoice ? section(rule.title, [part], { isOpen: rule.isOpen ?? false }) : []
  })
  const [stars, ...rest] = listed
  return [
    nameSection,
    ...priceSection(found),
    distanceSection(found, reach),
    termsSection(found),
    ...(stars ? [stars] : []),
    scoreSection(found),
    ...rest,
  ]
}
